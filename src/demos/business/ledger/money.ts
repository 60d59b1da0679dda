import site from '~site';

const format = new Intl.NumberFormat(site.language === 'en' ? 'en-GB' : site.language, {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** A sum in whole pounds, as the site's language writes it: `£1,890`. */
export const pounds = (amount: number) => format.format(amount);
