import { z } from 'astro/zod';

// Schemas would compile themselves, which the window’s Content-Security-Policy forbids and browsers report.
z.config({ jitless: true });
