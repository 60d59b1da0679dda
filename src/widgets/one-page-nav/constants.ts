/**
 * Shrinks the observed area to the line through the window's middle: a section is current while it
 * crosses that line (specification, section 9: root margin −50% top and bottom).
 */
export const ONE_PAGE_ROOT_MARGIN = '-50% 0px -50% 0px';
