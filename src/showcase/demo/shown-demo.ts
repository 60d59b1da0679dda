import { existsSync } from 'node:fs';
import { assetPath } from '~/lib/routes/asset-path';
import { demos, type Demo } from '~/lib/routes/demos';
import site from '~site';

const hasPhotographs = ({ slug }: Demo) => existsSync(assetPath(`${slug}/shots/phone.webp`));

/** The demo that stands for all: the site's home where it has photographs, else the first that has. */
export const shownDemo =
  demos.find((demo) => demo.slug === site.home && hasPhotographs(demo)) ??
  demos.find(hasPhotographs);
