declare global {
  interface Navigator {
    /** What a browser knows of the visitor's line, as far as it matters here; only some of them tell. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor has asked that pages spend little data. */
export function prefersReducedData(): boolean {
  return (
    navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
