import IconMoon from 'virtual:icon/moon';
import IconSun from 'virtual:icon/sun';
import { words } from '~/lib/words/words';
import type { HeaderPartProps } from './HeaderFrame';

interface SchemeSwitchProps extends Pick<HeaderPartProps, 'hasSchemes'> {
  className?: string | undefined;
}

/**
 * The button that changes between a page's light and dark colours, on pages whose theme has both.
 * Each scheme has its own face, and the theme's style shows the right one. Its style and its script
 * (`src/shell/scheme`) are on these pages only; without script it is hidden.
 */
export function SchemeSwitch({ hasSchemes = false, className }: SchemeSwitchProps) {
  if (!hasSchemes) return null;
  const { dark, light } = words.header;
  return (
    <button type="button" className={className} data-scheme-switch="">
      <span data-in="light" title={dark}>
        <IconMoon size={20} aria-hidden="true" />
        <span className="visually-hidden">{dark}</span>
      </span>
      <span data-in="dark" hidden title={light}>
        <IconSun size={20} aria-hidden="true" />
        <span className="visually-hidden">{light}</span>
      </span>
    </button>
  );
}
