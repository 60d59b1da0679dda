/** The sections that are kept as a book, and the line between all of them. */
export { Balance } from './Balance';
export { Carried } from './Carried';
export { DayBook } from './DayBook';
export { Notices } from './Notices';
export { WorkBook } from './WorkBook';
