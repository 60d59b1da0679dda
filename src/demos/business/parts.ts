import { Footer } from './Footer';
import { Header } from './Header';
import { Mark } from './Mark';

/** What the page has in place of the template's own: mark, header and ending. */
export const parts = { mark: Mark, header: Header, footer: Footer };
