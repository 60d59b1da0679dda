import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findIcon } from '~/lib/icons/icon-set';
import { Icon } from './Icon';

function printed(name: string): string {
  const icon = findIcon(name);
  if (!icon) throw new Error(`There is no icon ${name}.`);
  return renderToStaticMarkup(<Icon icon={icon} />);
}

test.each(['arrow-right', 'arrow-left', 'arrow-up-right', 'chevron-right', 'arrow-back'])(
  'an icon that points along the line turns with it: %s',
  (name) => {
    expect(printed(name)).toContain('data-turns=""');
  },
);

test.each(['arrow-up', 'chevron-down', 'player-play', 'player-skip-forward', 'brand-x', 'clock'])(
  'any other icon stays as it is: %s',
  (name) => {
    expect(printed(name)).not.toContain('data-turns');
  },
);
