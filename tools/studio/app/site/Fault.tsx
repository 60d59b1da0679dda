/** A sentence about what went wrong. */
export function Fault({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className="site-fault" role="alert">
      {children}
    </p>
  );
}
