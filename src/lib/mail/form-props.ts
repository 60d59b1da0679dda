import { words } from '~/lib/words/words';
import type { Words } from '~/lib/words/words.schema';
import { mailSettings, type MailSettings } from './settings';

type Forms = Omit<Words['forms'], 'common'>;

/** The words common to all forms: their states and marks. */
export type CommonFormWords = Words['forms']['common'];

/** A form of the template. */
export type FormName = keyof Forms;

/** The words of one form. */
export type FormWords<Name extends FormName> = CommonFormWords & Forms[Name];

interface FormProps<Name extends FormName> {
  mail: MailSettings;
  words: FormWords<Name>;
}

type Subject = keyof Words['mail'];

/** Forms whose subject may be left empty. */
type WithSubject = 'contact' | 'enquiry';

/**
 * The props of a form: how it sends, and its words. Read at build only.
 *
 * @param subject the subject of a message whose sender gave none: its key below `mail` in the words
 *   of the interface
 */
export function formProps<Name extends Exclude<FormName, WithSubject>>(form: Name): FormProps<Name>;
export function formProps<Name extends WithSubject>(
  form: Name,
  subject: Subject,
): FormProps<Name> & { silentSubject: string };
export function formProps<Name extends FormName>(form: Name, subject?: Subject) {
  return {
    mail: mailSettings,
    words: { ...words.forms.common, ...words.forms[form] },
    ...(subject && { silentSubject: words.mail[subject] }),
  };
}
