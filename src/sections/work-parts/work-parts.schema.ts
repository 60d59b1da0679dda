import { z } from 'astro/zod';
import { expectOneFilm, filmFields, filmOf } from '~/lib/films/playable-film';
import { story } from '~/lib/markdown/prose';
import { picture } from '~/lib/pictures/picture';
import { embedAddress, publicFile, soundFile } from './part-files';
import { compare, pictures, single, WIDE } from './part-pictures.schema';

const film = z
  .strictObject({
    title: z.string().min(1).describe('What one watches; the name of its play button too.'),
    text: z.string().min(1).optional().describe('A line below it.'),
    poster: picture(WIDE).describe('The still that stands there until it plays.'),
    ...filmFields,
  })
  .check(expectOneFilm)
  .transform(({ title, text, poster, ...address }) => ({
    title,
    poster,
    film: filmOf(address),
    ...(text !== undefined && { text }),
  }));

const audio = z.strictObject({
  title: z.string().min(1).optional().describe('What the tracks are together.'),
  tracks: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What the track is called.'),
        file: soundFile.describe(
          'A file of sound below src/assets or the pictures of a home: low-tides/one.mp3.',
        ),
        length: z
          .string()
          .regex(/^\d{1,2}:\d{2}$/, 'minutes and seconds, such as 3:24')
          .optional()
          .describe('How long it is: 3:24.'),
      }),
    )
    .min(1)
    .describe('The tracks, in their order.'),
});

const quote = z.strictObject({
  text: z.string().min(1).describe('What they say, without quotation marks.'),
  name: z.string().min(1).describe('Who says it.'),
  role: z.string().min(1).optional().describe('What they are.'),
});

const figure = z.strictObject({
  value: z
    .union([z.number(), z.string().min(1)])
    .describe('The number, or what stands in its place.'),
  unit: z.string().min(1).optional().describe('What follows the number: %, km, nights.'),
  title: z.string().min(1).describe('What it counts.'),
});

const credit = z.strictObject({
  role: z.string().min(1).describe('What they did: Camera.'),
  names: z.array(z.string().min(1)).min(1).describe('Who did it.'),
});

const embed = z.strictObject({
  src: embedAddress.describe(
    'The address of the frame; its host stands in `policy` in site.config.ts.',
  ),
  title: z
    .string()
    .min(1)
    .describe('What the frame shows, and the name of the button that loads it.'),
  page: z
    .url()
    .optional()
    .describe(
      'The page to open where the frame cannot be loaded; the frame’s own address by itself.',
    ),
  poster: picture(WIDE).optional().describe('What stands there until somebody asks for the frame.'),
});

const download = z.strictObject({
  file: publicFile.describe('A file below public: /casebook.pdf.'),
  label: z.string().min(1).describe('The words of the link.'),
});

/** A part of a work’s page, by its kind; a part has exactly one. */
const kinds = {
  text: story().describe('Paragraphs, lists and headings (##) in Markdown.'),
  picture: single.describe('One picture, as wide as the page.'),
  pictures: pictures.describe('Several pictures together.'),
  film: film.describe('A film: on YouTube, Vimeo, a PeerTube, or a file of your own.'),
  audio: audio.describe('Tracks to listen to.'),
  quote: quote.describe('What somebody says of it.'),
  figures: z.array(figure).min(1).max(6).describe('Numbers with their units.'),
  compare: compare.describe('Before and after, one over the other.'),
  credits: z.array(credit).min(1).describe('Who did what.'),
  embed: embed.describe('A page of another site, in a frame.'),
  download: download.describe('A file to take away.'),
};

type Kinds = typeof kinds;

/** A part of a work's page. */
export type WorkPart = {
  [Kind in keyof Kinds]: { kind: Kind; value: z.output<Kinds[Kind]> };
}[keyof Kinds];

/** What a kind of part consists of. */
export type PartValue<Kind extends keyof Kinds> = z.output<Kinds[Kind]>;

/** The kinds of parts, in the order in which the documents describe them. */
const partKinds = Object.keys(kinds) as (keyof Kinds)[];

const part = z
  .strictObject(
    Object.fromEntries(
      Object.entries(kinds).map(([kind, schema]) => [kind, schema.optional()]),
    ) as { [Kind in keyof Kinds]: z.ZodOptional<Kinds[Kind]> },
  )
  .check((ctx) => {
    const found = Object.keys(ctx.value);
    if (found.length !== 1)
      ctx.issues.push({
        code: 'custom',
        input: ctx.value,
        message: `one kind of part: ${partKinds.join(', ')}; found ${found.length === 0 ? 'none' : found.join(' and ')}`,
      });
  })
  .transform((value): WorkPart => {
    const [kind, content] = Object.entries(value)[0] ?? [];
    return { kind, value: content } as WorkPart;
  });

/** The parts of a work's page, in their order. */
export const workParts = z.array(part).default([]).describe('What its page shows, in order.');
