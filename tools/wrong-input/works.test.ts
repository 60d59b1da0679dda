import { describe, expect, test } from 'vitest';
import { works } from '~/lib/collections/works';
import { parseContent, checkContent } from '~/lib/content/read-page';
import { isTemplate } from '~/lib/is-template';
import { workSchema } from '~/sections/work-parts/work.schema';
import { page, thrown } from './input';

/** What a work's file says, besides what a case adds; every picture is one of the template's. */
const HEAD = `title: Harbour Lights
category: Signage
description: Lamps, signs and a timetable for a pier whose passengers waited at the wrong end.
cover: { file: works/nextstop-app.webp, alt: A timetable. }
`;

const FILE = 'src/content/works/harbour-lights.yaml';
const work = (rest: string, head = HEAD) =>
  thrown(() => checkContent(FILE, parseContent(FILE, head + rest), workSchema));

const film = (address: string) => `parts:
  - film:
      title: A day at the pier
      poster: { file: works/nextstop-app.webp, alt: A pier. }
      ${address}
`;

/** What an owner may get wrong in a work's file, and what the build says of it. */
const cases: Record<string, [() => Promise<string | undefined>, RegExp]> = {
  'a field that is none': [
    () => work('colour: red\n'),
    /colour[\s\S]*harbour-lights\.yaml|harbour-lights\.yaml[\s\S]*colour/,
  ],
  'a year that is a text': [() => work("year: '24'\n"), /at year, line 5/],
  'a part of no kind': [
    () => work('parts:\n  - {}\n'),
    /one kind of part: text, picture, pictures.*found none[\s\S]*at parts\[0\], line 6/,
  ],
  'a part of two kinds': [
    () => work('parts:\n  - text: One.\n    quote: { text: Two., name: Ada }\n'),
    /found text and quote[\s\S]*at parts\[0\]/,
  ],
  'a kind misspelt': [() => work('parts:\n  - texts: One.\n'), /texts[\s\S]*text/],
  'a heading of the first level': [
    () => work('parts:\n  - text: "# One"\n'),
    /headings of the second and third level/,
  ],
  'a pair of three': [
    () =>
      work(`parts:
  - pictures:
      as: pair
      of:
        - { file: works/nextstop-app.webp, alt: a }
        - { file: works/lull-app.webp, alt: b }
        - { file: works/sill-app.webp, alt: c }
`),
    /exactly 2 pictures for a pair; found 3/,
  ],
  'a YouTube address for its id': [
    () => work(film('youtube: https://youtu.be/dQw4w9WgXcQ')),
    /the eleven characters behind v=/,
  ],
  'a Vimeo id with letters': [() => work(film('vimeo: 7697987x')), /the digits at the end/],
  'a page that is no PeerTube’s': [
    () => work(film('peertube: https://tube.example/c/channel')),
    /such as https:\/\/tube\.example\/w\//,
  ],
  'a film named twice': [
    () => work(film("vimeo: '76979871'\n      youtube: dQw4w9WgXcQ")),
    /one film: .*found youtube and vimeo/,
  ],
  'a film named not at all': [() => work(film('width: 100')), /one film: .*found none/],
  'a film that is not there': [() => work(film('file: works/pier.mp4')), /there is no .*pier\.mp4/],
  'before and after of two shapes': [
    () =>
      work(`parts:
  - compare:
      before: { label: Before, file: works/nextstop-app.webp, alt: a }
      after: { label: After, file: people/aiyana-brooks.webp, alt: b }
`),
    /a picture of the same proportions as the other/,
  ],
  'a frame that the policy forbids': [
    () => work('parts:\n  - embed: { src: https://maps.example/embed, title: A map }\n'),
    /add 'frame-src': \['https:\/\/maps\.example'\] to policy\.allow/,
  ],
  'a file to take away that is not there': [
    () => work('parts:\n  - download: { file: /casebook.pdf, label: The book }\n'),
    /there is no public\/casebook\.pdf/,
  ],
  'a track that is not there': [
    () => work('parts:\n  - audio: { tracks: [{ title: One, file: works/one.mp3 }] }\n'),
    /a file of sound that exists/,
  ],
  'a lock that is no name': [
    () => work('locked: Our Clients\n'),
    /true, or the name of a password/,
  ],
  'a page that is none': [() => work('page: /portfolo-details\n'), /a page of this site/],
};

describe.runIf(isTemplate)('a work’s file', () => {
  test('with every field right is accepted', async () => {
    expect(await work("year: 2026\nlocked: clients\nparts:\n  - text: '## One'\n")).toBeUndefined();
  });

  test.each(Object.entries(cases))('%s', async (_, [check, expected]) => {
    const message = await check();
    expect(message).toContain(FILE);
    expect(message).toMatch(expected);
  });
});

describe.runIf(isTemplate)('a list of works', () => {
  const list = (value: string) =>
    page({ works: works({ widths: [480], sizes: '10vw' }) }, `works: ${value}\n`);

  test.each(['[lowfire-web]', '{ of: house, most: 3 }', '[{ work: lowfire-web, title: A kiln }]'])(
    '%s is accepted',
    async (value) => {
      expect(await list(value)).toBeUndefined();
    },
  );

  test.each([
    ['[lowfire-wbe]', /there is no lowfire-wbe\.yaml.*did you mean "lowfire-web"/],
    ['[{ work: lowfire-web, titel: A kiln }]', /titel[\s\S]*at works\[0\], line 1/],
    ['{ of: startpu }', /house, or the name of a home; there is no src\/demos\/startpu/],
    ['[]', /works/],
  ])('%s is refused', async (value, expected) => {
    expect(await list(value)).toMatch(expected);
  });
});
