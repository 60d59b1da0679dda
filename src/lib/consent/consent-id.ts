/** The dialog's id: links to it open it (`FooterGroups.tsx`). */
export const CONSENT_ID = '_consent';
