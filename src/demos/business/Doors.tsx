import type { ComponentPropsWithoutRef } from 'react';
import type { PictureData } from '~/lib/pictures/picture';
import { Services } from '~/sections/services/Services';
import { Picture } from '~/ui/picture/Picture';

type DoorsProps = ComponentPropsWithoutRef<typeof Services> & {
  /** A picture for each service, in their order. */
  doors: PictureData[];
};

/** Services, each behind a door of its own. */
export function Doors({ doors, ...rest }: DoorsProps) {
  const doorOf = (index: number) => {
    const door = doors[index];
    return door && <Picture {...door} data-slot="picture" />;
  };
  return <Services {...rest} ornament={doorOf} />;
}
