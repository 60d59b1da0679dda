import type { ComponentPropsWithoutRef } from 'react';

/** A link on two sheets of torn paper; `buttons.css` gives the sections' own buttons the same look. */
export function PaperButton({ children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  return (
    <a {...rest} data-slot="button">
      {children}
    </a>
  );
}
