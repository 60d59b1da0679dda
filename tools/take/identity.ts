import type { Project } from '../lib/project.ts';
import { foldLatin } from '../../src/lib/fold.ts';
import { slugify } from '../../src/lib/routes/slugify.ts';
import { homesOf, type Choice } from './pages.ts';
import { parseYaml } from '../../src/lib/content/yaml.ts';

interface HomeContent {
  title?: string;
  description?: string;
  brand?: {
    name: string;
    kind?: string;
    address: string;
    emails: string[];
    phone: string;
    openingHours?: string[];
  };
}

/** Whose site it is. */
export interface Identity {
  /** The firm's name, or the home's title where it names no firm. */
  readonly name: string;
  /** The name of the project that it is taken from, wherever content says it. */
  readonly title: string;
  readonly description: string;
  readonly address?: string;
  readonly emails?: readonly string[];
  readonly phone?: string;
  /** What the name stands for, and when it is open: as in `site.config.ts`. */
  readonly kind?: string;
  readonly openingHours?: readonly string[];
}

/** The template's own name, as its sample pages say it. */
const TEMPLATE = 'Vitrine';

/** Reads whose site the first home is. */
export function identityOf(project: Project, { homes: [home = ''] }: Choice): Identity {
  const file = `src/demos/${home}/content.yaml`;
  const { description = '', brand } = (
    project.has(file) ? parseYaml(file, project.read(file)) : {}
  ) as HomeContent;
  const entry = homesOf(project).find(({ name }) => name === home);
  return { name: brand?.name ?? entry?.title ?? home, title: TEMPLATE, description, ...brand };
}

/** A name as packages and hosts write theirs, in ASCII alone: `asa-gruen`. */
export const packageName = (name: string): string =>
  slugify(foldLatin(name).replace(/[^a-z\d]+/g, ' ')) || 'site';
