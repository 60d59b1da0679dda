import { useDocument } from '../documents/use-document.ts';
import { Form } from '../form/Form.tsx';
import { Fault } from './Fault.tsx';
import { fieldNames, partOf } from '../documents/part-of-document.ts';
import { fieldsOfGroup, type SettingsGroup } from './settings-groups.ts';
import { Waiting } from './Waiting.tsx';

/** The settings of one group, as a form. */
export function SettingsPlace({ group }: { readonly group: SettingsGroup }) {
  const document = useDocument('site.config.ts');
  if (document === undefined) return <Waiting />;
  if (document instanceof Error) return <Fault>{document.message}</Fault>;
  return <Form document={partOf(document, fieldsOfGroup(group, fieldNames(document)))} />;
}
