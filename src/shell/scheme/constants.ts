/** The name in `localStorage` by which a visitor's choice of a scheme is kept for the site. */
export const SCHEME_KEY = 'scheme';
