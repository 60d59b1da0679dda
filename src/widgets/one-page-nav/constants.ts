/**
 * Shrinks the window to the line through its middle: a section is current while it crosses that
 * (specification, section 9: root margin −50% top and bottom).
 */
export const ONE_PAGE_ROOT_MARGIN = '-50% 0px -50% 0px';
