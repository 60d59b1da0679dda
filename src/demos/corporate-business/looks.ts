import { clsx } from 'clsx';
import boardLook from './looks/board.module.css';
import chapterLook from './looks/chapter.module.css';
import axis from './year/axis.module.css';

/** A numbered chapter of the report; its section's content stands on the year's weeks. */
export const chapter = clsx(chapterLook.look, axis.chapters);

/** The chapter of those who sign. */
export const board = clsx(chapter, boardLook.look);
