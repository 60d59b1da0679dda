/** Right-to-left languages, for platforms that do not report the direction. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

interface TextInfo {
  direction?: 'ltr' | 'rtl';
}

/** Newer versions of Node have the method, older ones the property; TypeScript declares neither. */
interface LocaleWithTextInfo {
  getTextInfo?: () => TextInfo;
  textInfo?: TextInfo;
}

/**
 * The writing direction of a language, for `dir`.
 *
 * @param language a BCP 47 tag; a script in it takes precedence: `az-Arab`
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(language);
  const withTextInfo: LocaleWithTextInfo = locale;
  const direction = (withTextInfo.getTextInfo?.() ?? withTextInfo.textInfo)?.direction;
  return direction ?? (RIGHT_TO_LEFT.includes(locale.language) ? 'rtl' : 'ltr');
}
