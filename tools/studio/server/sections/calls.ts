import { z } from 'astro/zod';
import { openProject } from '../../../lib/project.ts';
import { withHidden } from '../../../take/sections/hide.ts';
import type { SectionsApi } from '../../contract/sections.ts';
import type { CallsOf } from '../call.ts';
import { addSection, changeSection, dressed, hidden, moved, removed } from './change.ts';
import { listSections, sectionedPage } from './list.ts';
import { sectionOffers } from './offers.ts';

const page = { code: z.string() };
const section = { ...page, id: z.string() };
const place = z.int().min(0);

/** The calls that read and change the sections of a page. */
export const sectionCalls: CallsOf<SectionsApi> = {
  sections: {
    input: z.strictObject(page),
    run: ({ root }, { code }) => {
      const project = openProject(root);
      return listSections(project, sectionedPage(project, code));
    },
  },
  moveSection: {
    input: z.strictObject({ ...section, to: place }),
    run: (studio, input) => changeSection(studio, input, (...shown) => moved(...shown, input.to)),
  },
  hideSection: {
    input: z.strictObject(section),
    run: (studio, input) => changeSection(studio, input, hidden),
  },
  showSection: {
    input: z.strictObject(section),
    run: (studio, input) => changeSection(studio, input, (...shown) => withHidden(...shown, false)),
  },
  removeSection: {
    input: z.strictObject(section),
    run: (studio, input) => changeSection(studio, input, removed),
  },
  chooseLook: {
    input: z.strictObject({ ...section, file: z.string().optional() }),
    run: (studio, input) =>
      changeSection(studio, input, (...shown) => dressed(...shown, input.file)),
  },
  sectionOffers: {
    input: z.strictObject(page),
    run: (studio, { code }) => sectionOffers(studio, code),
  },
  addSection: {
    input: z.strictObject({ ...page, section: z.string(), at: place }),
    run: addSection,
  },
};
