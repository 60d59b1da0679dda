import { readElements, select } from '../../tools/site/document.ts';

const META = { 'http-equiv': 'content-security-policy' };

/** The policy in a page's own `meta` element; undefined where its host's headers carry it. */
export const policyIn = (file: string): string | undefined =>
  select(readElements(file), 'meta', META)[0]?.attributes['content'];
