import type { Belongings } from './belongings.ts';
import {
  allSaved,
  chooseFile,
  dialogOf,
  expect,
  finish,
  openRoom,
  openTab,
  press,
  pressInPage,
  pressInPanel,
  rewrite,
  write,
} from './hands.ts';
import type { OpenStudio } from './open-studio.ts';

/** A part of the afternoon: what a film says of it, and what is done. */
export interface Scene {
  readonly caption: string;
  readonly play: (studio: OpenStudio, belongings: Belongings) => Promise<void>;
}

/** What the owner calls things; the test looks for it in the built site. */
export const OWN = {
  name: 'Harbour & Lark',
  title: 'Books that balance',
  text: 'We keep the books of people who would rather be at sea.',
  alt: 'Seven houses on a quay, and two boats that leave at sunrise.',
  accent: '#8a3516',
  family: 'Source Sans',
  question: 'Questions about the plans',
  work: 'The harbour ledger',
  film: 'https://youtu.be/LedgerFilm1',
  summary: 'A year of tides, landings and fees, and the film of it.',
  post: 'Why we still use ink',
  excerpt: 'A ledger is read for longer than it is written, and ink knows that.',
  paragraph: 'Ink makes you think first. That is most of bookkeeping.',
  german: 'So erreichen Sie uns',
} as const;

async function removeSection(studio: OpenStudio, name: RegExp): Promise<void> {
  const { window } = studio;
  const row = window.getByRole('row', { name });
  await press(studio, row.getByRole('button', { name: /What to do with/ }));
  await press(studio, window.getByRole('menuitem', { name: 'Remove' }));
  await press(studio, window.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect(row).toHaveCount(0);
}

/** How an owner who has never seen code makes the home `business` their own. */
export const SCENES: readonly Scene[] = [
  {
    caption: 'npm run edit: your site, and everything in it beside it',
    play: async (studio) => {
      await press(studio, studio.window.getByRole('button', { name: 'Skip the tour' }));
    },
  },
  {
    caption: 'Press your name, and write it',
    play: async (studio) => {
      await rewrite(studio, 'Threlkeld & Vane', OWN.name);
      await allSaved(studio);
    },
  },
  {
    caption: 'Your words, in the page as you type',
    play: async (studio) => {
      await rewrite(studio, 'Accounts in order', OWN.title);
      await rewrite(studio, /^We prepare the accounts/, OWN.text);
      await allSaved(studio);
    },
  },
  {
    caption: 'Your picture, with what it shows',
    play: async (studio, { picture }) => {
      const { window, page } = studio;
      await pressInPage(studio, page.locator('main img').first());
      await pressInPanel(studio, /^Change …/);
      const add = dialogOf(studio).getByRole('button', { name: /^Add from this computer/ });
      await chooseFile(studio, add, picture);
      await write(studio, window.getByLabel('What does the picture show?'), OWN.alt);
      await finish(studio, 'Use this picture');
      await expect(page.locator('main img').first()).toHaveAttribute('src', /harbour/);
      await allSaved(studio);
    },
  },
  {
    caption: 'Your colour, and whether it can be read',
    play: async (studio) => {
      const { window } = studio;
      await openTab(studio, 'Look');
      await pressInPanel(studio, /^Accent/);
      await write(studio, window.getByLabel('As six digits'), OWN.accent);
      await window.keyboard.press('Enter');
      await allSaved(studio);
      await pressInPanel(studio, /^Accent/);
    },
  },
  {
    caption: 'Your typeface',
    play: async (studio) => {
      const { window } = studio;
      await pressInPanel(studio, /^Source Serif Headings/);
      await press(studio, window.getByRole('option', { name: OWN.family }));
      await allSaved(studio);
    },
  },
  {
    caption: 'Two sections fewer',
    play: async (studio) => {
      await openTab(studio, 'Sections');
      await removeSection(studio, /^Our clients at the fifth/);
      await removeSection(studio, /^Our fee for checking/);
    },
  },
  {
    caption: 'One more, out of all that the site has',
    play: async (studio) => {
      const { window, page } = studio;
      await pressInPanel(studio, 'Add a section');
      await press(studio, dialogOf(studio).getByRole('option', { name: /^Faq/ }));
      await finish(studio, 'Add it');
      await expect(window.getByRole('row', { name: OWN.question })).toBeVisible();
      await expect(page.getByRole('heading', { name: OWN.question })).toBeVisible();
    },
  },
  {
    caption: 'Your logo',
    play: async (studio, { logo }) => {
      const { window } = studio;
      await openRoom(studio, /^Settings/);
      await pressInPanel(studio, 'Name and address');
      await pressInPanel(studio, 'Add a field');
      await press(studio, window.getByRole('menuitem', { name: /^Logo/ }));
      await pressInPanel(studio, /^Choose …/);
      const add = dialogOf(studio).getByRole('button', { name: /^Add from this computer/ });
      await chooseFile(studio, add, logo);
      await expect(window.getByRole('textbox', { name: 'Width', exact: true })).toHaveValue('132');
      await allSaved(studio);
    },
  },
  {
    caption: 'A work, with its film',
    play: async (studio) => {
      const { window, page } = studio;
      await openRoom(studio, /^Works/);
      await pressInPanel(studio, 'New work');
      await write(studio, window.getByLabel('Title of the work'), OWN.work);
      await press(studio, dialogOf(studio).getByText('A film', { exact: true }));
      await write(studio, window.getByLabel(/^Address of the film/), OWN.film);
      await finish(studio, 'Create');
      await expect(page.getByRole('heading', { name: OWN.work })).toBeVisible();
      await rewrite(studio, /^One or two sentences on cards/, OWN.summary);
      await allSaved(studio);
    },
  },
  {
    caption: 'A post, written and published',
    play: async (studio) => {
      const { window, page } = studio;
      await openRoom(studio, /^Posts/);
      await pressInPanel(studio, 'New post');
      await write(studio, window.getByLabel('Title of the post'), OWN.post);
      await finish(studio, 'Create');
      await expect(page.getByRole('heading', { name: OWN.post })).toBeVisible();
      await rewrite(studio, /^One or two sentences of fifty/, OWN.excerpt);
      const text = window.locator('.cm-content');
      await press(studio, text);
      await window.keyboard.press('ControlOrMeta+a');
      await window.keyboard.type(OWN.paragraph);
      await expect(page.getByText(OWN.paragraph)).toBeVisible();
      await allSaved(studio);
      await openRoom(studio, /^Posts/);
      await pressInPanel(studio, `More for ${OWN.post}`);
      await press(studio, window.getByRole('menuitem', { name: 'Publish' }));
      await expect(window.getByText('Draft', { exact: true })).toHaveCount(0);
    },
  },
  {
    caption: 'A second language',
    play: async (studio) => {
      const { page } = studio;
      await openRoom(studio, /^Languages/);
      await pressInPanel(studio, 'Add a language');
      await press(studio, dialogOf(studio).getByText('Deutsch', { exact: true }));
      await finish(studio, 'Add');
      await pressInPanel(studio, /^Deutsch/);
      await pressInPanel(studio, 'Contact');
      await rewrite(studio, 'Ways to reach us', OWN.german, '');
      await expect(page.getByText(OWN.german)).toBeVisible();
      await allSaved(studio);
    },
  },
];
