import { z } from 'astro/zod';

/** Where on the day’s roll a section stands, as its slate and the edge of the film say it. */
export const slateSchema = z
  .strictObject({
    scene: z.string().min(1).describe('The scene’s number.'),
    take: z.string().min(1).describe('The take’s number.'),
    feet: z
      .string()
      .regex(/^\d+–\d+$/, 'two numbers of feet with a dash between them')
      .describe('From which foot of the roll to which, for example 38–70.'),
  })
  .describe('What the section’s slate says: scene, take and feet.');

/** How a section of the roll names itself: the words of its slate. */
export const sceneFields = {
  id: z.string().optional().describe('For links to this section: `rushes` makes `#rushes`.'),
  heading: z.string().min(1).describe('The section’s heading, the largest words on its slate.'),
  text: z.string().min(1).optional().describe('A sentence or two below the slate.'),
  slate: slateSchema,
};

/** What is printed on every slate and form of the firm, in one place. */
export const formSchema = z.strictObject({
  roll: z.string().min(1).describe('Over the number of a roll.'),
  scene: z.string().min(1).describe('Over the number of a scene.'),
  take: z.string().min(1).describe('Over the number of a take.'),
  length: z.string().min(1).describe('Over a number of feet.'),
  feet: z.string().min(1).describe('Behind a number of feet.'),
  date: z.string().min(1).describe('Over a day.'),
  remarks: z.string().min(1).describe('Over what somebody noted.'),
  left: z.string().min(1).describe('Over what is left of the roll, in the header.'),
  stock: z.string().min(1).describe('The maker’s print along the edge of the film.'),
});
