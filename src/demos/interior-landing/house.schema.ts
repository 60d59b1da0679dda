import { worksWith } from '~/lib/collections/works';
import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { link } from '~/lib/routes/link';
import { picture } from '~/lib/pictures/picture';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { coats } from './constants';
import { materialsSchema } from './materials.schema';

const { heading, text } = sectionHeadingSchema.shape;

const beam = z.strictObject({
  hour: z
    .string()
    .regex(/^\d\d:\d\d$/, 'an hour such as 07:40')
    .describe('What time it is there.'),
  room: z.string().min(1).describe('Where in the house one stands.'),
});

/** What the beams over the sections say. */
export const beamsSchema = z.strictObject({
  intro: beam.describe('Over the first room.'),
  services: beam.describe('Over the services.'),
  call: beam.describe('Over the kitchen’s wall.'),
  counters: beam.describe('Over the numbers.'),
  about: beam.describe('Over the room that tells of the studio.'),
  team: beam.describe('Over the people.'),
  testimonials: beam.describe('Over what clients say.'),
  works: beam.describe('Over the rooms that the studio made.'),
  ending: beam.describe('Over the end of the page.'),
});

const widths = [480, 780, 1080, 1440, 1920, 2400];

/** @param sizes how wide the room's picture stands (an image's `sizes`) */
const room = (sizes: string) =>
  z.strictObject({
    heading: heading.describe('What is lettered on the wall, in the picture.'),
    text: z.array(z.string().min(1)).min(1).describe('The paragraphs beside it.'),
    materials: materialsSchema.describe('What the room is made of.'),
    picture: picture({ widths, sizes }).describe('The room; calm where the heading stands.'),
  });

/** A tall room, with its words on the wall beside it. */
export const tallRoomSchema = room('(width < 56rem) 100vw, 58vw');

/** A wide room, with its words below. */
export const wideRoomSchema = room('(width < 56rem) 150vw, 100vw');

/** A picture without words of its own. */
export const viewSchema = z.strictObject({
  picture: picture({ widths, sizes: '(width < 56rem) 150vw, 100vw' }).describe('The room.'),
});

/** What is on offer, as samples of plaster. */
export const samplesSchema = z.strictObject({
  heading,
  text,
  href: link().describe('Where each leads.'),
  number: z
    .string()
    .regex(/\{number\}/, 'a text with {number} in it')
    .describe('How a sample is numbered, with {number}.'),
  services: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What it is called.'),
        length: z.string().min(1).describe('How long it takes.'),
        description: z.string().min(1).describe('One or two sentences.'),
        sample: picture({
          widths: [480, 720, 1080],
          sizes: '(width < 48rem) 90vw, 30vw',
        }).describe('The sample of plaster.'),
      }),
    )
    .min(1)
    .describe('The services.'),
});

/** The wall on which the reader sees what sun their kitchen has. */
export const kitchenSchema = z.strictObject({
  heading,
  text: z.string().min(1).describe('What to do with the answer.'),
  button: buttonLink().describe('The way to the form.'),
  sides: z
    .array(
      z.strictObject({
        side: z.enum(['east', 'south', 'west', 'north']).describe('Which light it is.'),
        name: z.string().min(1).describe('What the choice is called.'),
        answer: z.string().min(1).describe('What the studio makes of it.'),
      }),
    )
    .length(4)
    .describe('The four sides; the first is chosen.'),
});

/** What clients say, a year later, each at the number of their house. */
export const neighboursSchema = z.strictObject({
  heading,
  text,
  houses: z
    .array(
      z.strictObject({
        number: z.string().min(1).max(4).describe('What stands on the tile at the door.'),
        quote: z.string().min(1).describe('What they say, without quotation marks.'),
        name: z.string().min(1).describe('Who says it.'),
        house: z.string().min(1).describe('What they are, and where.'),
      }),
    )
    .min(1)
    .describe('The houses.'),
});

/** Rooms that the studio made, one after another. */
export const roomsSchema = z.strictObject({
  heading,
  rooms: z.string().min(1).describe('What the samples that lead to the rooms are called.'),
  caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
  works: worksWith(
    { widths, sizes: '(width < 56rem) 88vw, 70vw' },
    {
      place: z.string().min(1).describe('Which room, and where.'),
      wall: z.enum(coats).describe('The coat of the wall beside the picture.'),
      materials: materialsSchema.describe('What it is made of; the first stands for the room.'),
    },
  ),
});

/** The chart of limes that the page ends with. */
export const chartSchema = z.strictObject({
  chart: z.string().min(1).describe('What the chart shows.'),
  strips: z
    .array(
      z.strictObject({
        coat: z.enum(coats).describe('The coat that the strip is painted with.'),
        name: z.string().min(1).describe('What the coat is called.'),
      }),
    )
    .length(6)
    .describe('The strips; each carries a part of the footer, in their order.'),
  picture: picture({ widths, sizes: '(width < 56rem) 150vw, 100vw' }).describe(
    'The room that the chart leans in.',
  ),
});
