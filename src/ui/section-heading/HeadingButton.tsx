import { ButtonLink } from '~/ui/button/Button';

interface HeadingButtonProps {
  label: string;
  href: string;
}

/**
 * The button beside a section's heading, which leads to the full list of what the section samples.
 */
export function HeadingButton({ label, href }: HeadingButtonProps) {
  return (
    <ButtonLink variant="outline" href={href}>
      {label}
    </ButtonLink>
  );
}
