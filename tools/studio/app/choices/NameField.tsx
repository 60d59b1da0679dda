import type { NameKind } from '../../contract/documents.ts';
import type { FileAbout, PictureAbout } from '../../contract/pictures.ts';
import { AddressField } from './AddressField.tsx';
import { PreviewField } from './PreviewField.tsx';
import './choices.css';

/** What {@link NameField} is given. */
export interface NameFieldProps {
  readonly kind: NameKind;
  readonly value: string | undefined;
  /**
   * Takes a name; an empty one takes the choice away. What was asked about a picture comes along, and what was found
   * out about a film.
   */
  readonly onChange: (name: string, about?: FileAbout) => void;
  readonly label: string;
  /** As the schema says it. */
  readonly description?: string | undefined;
  readonly isRequired: boolean;
  readonly error?: string | undefined;
  /** The folder that new files go to: a home’s name; by itself that of the page that is shown. */
  readonly folder?: string | undefined;
  /**
   * What is said of a picture beside its name; false where nothing is kept there, as of its framing for phones.
   */
  readonly about?: PictureAbout | false | undefined;
}

/** A field for the name of something: it is found and chosen, and nobody has to know how names are spelled. */
export function NameField({ kind, ...props }: NameFieldProps) {
  if (kind === 'pages') return <AddressField {...props} />;
  return <PreviewField kind={kind} {...props} />;
}
