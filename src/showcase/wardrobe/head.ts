import type { ShellPartTypes } from '~/shell/shell-parts';
import { rememberTheme, wearTheme } from './wardrobe';

/** An inner page wears what the visit remembers; a home is remembered, and so is a page that belongs to it. */
const wardrobeHead: ShellPartTypes['head'] = ({ isInner, isOfHome, theme }) =>
  isInner && !isOfHome ? { script: wearTheme() } : { early: rememberTheme(theme) };

export default wardrobeHead;
