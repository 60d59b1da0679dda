import { z } from 'astro/zod';
import { enlargeableOf } from '~/lib/pictures/enlargeable';
import { pictureFields, pictureOf, type PictureOptions } from '~/lib/pictures/picture';

/** A picture as wide as the page. */
export const WIDE: PictureOptions = {
  widths: [720, 1080, 1440, 1920],
  sizes: '(width < 90rem) 92vw, 84rem',
};

/** Two, three or more beside each other. */
const PAIR: PictureOptions = {
  widths: [720, 1080, 1440],
  sizes: '(width < 40rem) 92vw, (width < 90rem) 46vw, 42rem',
};
const TRIO: PictureOptions = {
  widths: [480, 720, 1080],
  sizes: '(width < 40rem) 92vw, (width < 90rem) 30vw, 28rem',
};
const STRIP: PictureOptions = {
  widths: [480, 720, 1080, 1440],
  sizes: '(width < 40rem) 78vw, 40rem',
};

const VIEWS = { pair: PAIR, trio: TRIO, strip: STRIP, plates: WIDE } as const;

/** The ways in which pictures stand together. */
const arrangements = ['pair', 'trio', 'strip', 'plates'] as const;

const COUNTS = { pair: 2, trio: 3, strip: 3, plates: 1 } as const;

const caption = z.string().min(1).optional().describe('A line below it.');

const framed = z.strictObject({ ...pictureFields, caption });

/** Several pictures together. */
export const pictures = z
  .strictObject({
    as: z
      .enum(arrangements)
      .default('plates')
      .describe(
        'How they stand: a pair, a trio, a strip that scrolls sideways, or plates below each other.',
      ),
    of: z.array(framed).min(1).describe('The pictures, each with its caption.'),
  })
  .check((ctx) => {
    const { as, of } = ctx.value;
    const isFixed = as === 'pair' || as === 'trio';
    if (of.length < COUNTS[as] || (isFixed && of.length > COUNTS[as]))
      ctx.issues.push({
        code: 'custom',
        path: ['of'],
        input: of,
        message: `${isFixed ? 'exactly' : 'at least'} ${COUNTS[as]} pictures for a ${as}; found ${of.length}`,
      });
  })
  .transform(async ({ as, of }) => ({
    as,
    of: await Promise.all(
      of.map(async ({ caption: words, ...fields }) => ({
        ...(await enlargeableOf(fields, VIEWS[as])),
        ...(words !== undefined && { caption: words }),
      })),
    ),
  }));

/** One picture. */
export const single = framed.transform(async ({ caption: words, ...fields }) => ({
  ...(await enlargeableOf(fields, WIDE)),
  ...(words !== undefined && { caption: words }),
}));

const half = z.strictObject({
  ...pictureFields,
  label: z.string().min(1).describe('What this side is called: Before.'),
});

/** Two pictures of the same proportions, one over the other. */
export const compare = z
  .strictObject({
    before: half.describe('The first picture.'),
    after: half.describe('The second, of the same size.'),
    caption,
  })
  .check((ctx) => {
    const { before, after } = ctx.value;
    const ratio = ({ width, height }: { width: number; height: number }) => width / height;
    if (Math.abs(ratio(before.file) / ratio(after.file) - 1) > 0.01)
      ctx.issues.push({
        code: 'custom',
        path: ['after', 'file'],
        input: after.file.path,
        message: 'a picture of the same proportions as the other',
      });
  })
  .transform(async ({ before, after, caption: words }) => {
    const side = async ({ label, ...fields }: z.output<typeof half>) => ({
      label,
      picture: await pictureOf(fields, WIDE),
    });
    return {
      before: await side(before),
      after: await side(after),
      ...(words !== undefined && { caption: words }),
    };
  });
