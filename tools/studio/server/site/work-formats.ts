import { filmAt } from '../../contract/film-address.ts';
import { Refusal } from '../call.ts';
import type { WorkFormat } from '../../contract/site.ts';

const TEXT = `  - text: |
      The first paragraph.

      ## A heading

      And what follows.
`;

const picture = (cover: string) =>
  `{ file: ${cover}, alt: What the picture shows., caption: A line below it. }`;

/** What the page of a new work begins with, in YAML, by its format. */
export const partsOf: Readonly<
  Record<WorkFormat, (cover: string, film: string | undefined) => string>
> = {
  story: (cover) => `${TEXT}  - picture: ${picture(cover)}\n`,
  plates: (cover) => `  - pictures:
      as: plates
      of:
        - ${picture(cover)}
        - ${picture(cover)}
        - ${picture(cover)}
`,
  film: (cover, address) => `  - film:
      title: What one watches
      ${filmField(address ?? '')}
      poster: { file: ${cover}, alt: What the still shows. }
${TEXT}  - credits:
      - { role: What they did, names: [Who did it] }
`,
  study: (cover) => `${TEXT}  - figures:
      - { value: 12, title: What it counts }
      - { value: 4, unit: weeks, title: What it counts }
  - pictures:
      as: pair
      of:
        - ${picture(cover)}
        - ${picture(cover)}
  - quote: { text: What somebody says of it., name: Who says it, role: What they are }
  - credits:
      - { role: What they did, names: [Who did it] }
`,
};

/**
 * The field that names a film, from the address of its page.
 *
 * @throws {Refusal} where no film is found there
 */
export function filmField(address: string): string {
  const film = filmAt(address);
  if (film) return `${film.service}: '${film.id}'`;
  throw new Refusal('This is no address of a film on YouTube, Vimeo or a PeerTube.');
}
