import { z } from 'astro/zod';
import { link } from '~/lib/link';

/** A button that leads somewhere, in content. */
export const buttonLink = () => z.strictObject({ label: z.string().min(1), href: link() });
