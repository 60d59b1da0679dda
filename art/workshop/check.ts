/** `npm test -- --only art`: the template's promises about its pictures. Reads files, needs no package. */
import { pictures, problems } from './manifest.ts';

const found = problems();
for (const sentence of found) console.error(sentence);
if (found.length > 0) process.exitCode = 1;
else console.log(`${pictures.length} pictures, all in order`);
