interface PhoneLinkProps {
  /** A phone number, as people write it. */
  phone: string;
  className?: string | undefined;
}

/** A phone number as a `tel:` link, which never wraps. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  // `tel:` addresses contain only digits and the plus sign.
  const dialled = phone.replace(/[^+\d]/g, '');
  return (
    <a className={className} href={`tel:${dialled}`}>
      {/* Its groups keep their order in a text from right to left. */}
      <bdi dir="ltr">{phone.replaceAll(' ', '\u00a0')}</bdi>
    </a>
  );
}
