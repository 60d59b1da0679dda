import type { Brand } from '~/lib/site/brand';
import { words } from '~/lib/words/words';
import { EmailLink } from '../email-link/EmailLink';
import { PhoneLink } from '../phone-link/PhoneLink';

interface WaysToReachProps {
  brand: Brand;
  className?: string | undefined;
}

/** A brand's contact details besides a form: phone number, e-mail addresses and street address. */
export function WaysToReach({ brand, className }: WaysToReachProps) {
  return (
    <dl className={className}>
      <dt>{words.contactLines.call}</dt>
      <dd>
        <PhoneLink phone={brand.phone} />
      </dd>
      <dt>{words.contactLines.write}</dt>
      {brand.emails.map((email) => (
        <dd key={email}>
          <EmailLink email={email} />
        </dd>
      ))}
      <dt>{words.contactLines.visit}</dt>
      <dd>{brand.address}</dd>
    </dl>
  );
}
