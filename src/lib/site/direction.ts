/** Languages that run from right to left, for where the platform does not tell. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

interface TextInfo {
  direction?: 'ltr' | 'rtl';
}

/** Node tells it by a method, older versions by a property, and TypeScript knows neither. */
interface TellingLocale {
  getTextInfo?: () => TextInfo;
  textInfo?: TextInfo;
}

/**
 * Which way a language runs, for `dir`.
 *
 * @param language a BCP 47 tag; its script counts where it names one: `az-Arab`
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(language);
  const telling: TellingLocale = locale;
  const told = (telling.getTextInfo?.() ?? telling.textInfo)?.direction;
  return told ?? (RIGHT_TO_LEFT.includes(locale.language) ? 'rtl' : 'ltr');
}
