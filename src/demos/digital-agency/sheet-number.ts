/** The number of a sheet as title blocks have it: `02`. */
export const sheetNumber = (sheet: number) => String(sheet).padStart(2, '0');
