import type { ShellPartTypes } from '~/shell/shell-parts';
import { rememberTheme, wearTheme } from './wardrobe';

/** An inner page wears what the visit remembers; a home is remembered. */
const wardrobeHead: ShellPartTypes['head'] = ({ isInner, theme }) =>
  isInner ? { script: wearTheme() } : { early: rememberTheme(theme) };

export default wardrobeHead;
