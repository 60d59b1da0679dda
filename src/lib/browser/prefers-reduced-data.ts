declare global {
  interface Navigator {
    /** The part of the Network Information API used here; only some browsers have it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor wants to save data. */
export function prefersReducedData(): boolean {
  return (
    navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
