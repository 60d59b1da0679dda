import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import './part.css';

interface PartProps {
  readonly title: string;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  readonly level?: 3 | 4;
  readonly children: ReactNode;
}

/** A part of the panel below its heading, which opens and closes it. */
export function Part({ title, isOpen = false, level = 3, children }: PartProps) {
  return (
    <Disclosure defaultExpanded={isOpen} className="look-part">
      <Heading level={level} className="look-part-heading">
        <Button slot="trigger" className="look-part-button">
          {title}
        </Button>
      </Heading>
      <DisclosurePanel>{children}</DisclosurePanel>
    </Disclosure>
  );
}
