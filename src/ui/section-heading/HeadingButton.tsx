import { ButtonLink } from '~/ui/button/Button';

interface HeadingButtonProps {
  label: string;
  href: string;
}

/** The button beside a section's heading: the way to all of what the section shows some of. */
export function HeadingButton({ label, href }: HeadingButtonProps) {
  return (
    <ButtonLink variant="outline" href={href}>
      {label}
    </ButtonLink>
  );
}
