import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ART = dirname(dirname(fileURLToPath(import.meta.url)));
export const PROJECT = dirname(ART);
export const CACHE = process.env['ART_CACHE'] ?? join(ART, '.cache');
export const MANIFEST = join(ART, 'manifest.json');
