interface PhoneLinkProps {
  /** A telephone number, as people write it. */
  phone: string;
  className?: string | undefined;
}

/** A telephone number that can be called. It never breaks in two. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  // Digits and the plus sign alone, as `tel:` addresses want them.
  const dialled = phone.replace(/[^+\d]/g, '');
  return (
    <a className={className} href={`tel:${dialled}`}>
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  );
}
