import { byLanguage, language } from '~/lib/languages/language';

const format = byLanguage(
  () =>
    new Intl.NumberFormat(language() === 'en' ? 'en-GB' : language(), {
      style: 'currency',
      currency: 'GBP',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
);

/** A sum in whole pounds, as the page's language writes it: `£1,890`. */
export const pounds = (amount: number) => format().format(amount);
