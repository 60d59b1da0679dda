import type { LanguageState } from '../../contract/site.ts';
import { call } from '../client.ts';
import { useAsked, type Asked } from './use-asked.ts';

const ask = () => call('translations', {});

/** How far each language of the site is. */
export const useTranslations = (): Asked<readonly LanguageState[]> => useAsked(ask);
