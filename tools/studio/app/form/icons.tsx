import type { ReactNode } from 'react';

const drawn = (children: ReactNode) => (
  <svg viewBox="0 0 16 16" className="form-icon" aria-hidden="true">
    {children}
  </svg>
);

export const Cross = () => drawn(<path d="m4 4 8 8m0-8-8 8" />);
export const Plus = () => drawn(<path d="M8 3v10M3 8h10" />);
export const Chevron = () => drawn(<path d="m6 4 4 4-4 4" />);
export const Down = () => drawn(<path d="m4 6 4 4 4-4" />);
export const Dots = () => drawn(<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" />);
export const Grip = () =>
  drawn(<path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" strokeWidth="1.75" />);
