import { useId, useState } from 'react';
import { Button, Form, Input, Label, TextField } from 'react-aria-components';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { useDocument, type UsedDocument } from '../documents/use-document.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { Fault } from './Fault.tsx';
import { fieldNames } from '../documents/part-of-document.ts';
import { Waiting } from './Waiting.tsx';
import '../form/field.css';
import './fields.css';
import './redirects.css';

/** Addresses of a former site, and the pages that they lead to. */
export function RedirectsRoom() {
  const document = useDocument('site.config.ts');
  if (document === undefined) return <Waiting />;
  if (document instanceof Error) return <Fault>{document.message}</Fault>;
  return <Redirects document={document} />;
}

const redirectsIn = (value: unknown): [from: string, to: string][] => {
  const redirects = isRecord(value) ? value['redirects'] : undefined;
  return isRecord(redirects)
    ? Object.entries(redirects).map(([from, to]) => [from, typeof to === 'string' ? to : ''])
    : [];
};

function Redirects({ document }: { readonly document: UsedDocument }) {
  const words = useWords('site');
  const { site } = useStudio();
  const pages = useId();
  const { store, value, mistakes } = document;
  const redirects = redirectsIn(value);
  const order = fieldNames(document);
  const faultOf = (from: string) =>
    mistakes.find(({ path: [name, key] }) => name === 'redirects' && key === from)?.message;
  const add = (from: string, to: string) => {
    // The first one begins the list.
    store.edit(
      redirects.length === 0
        ? { kind: 'set', path: ['redirects'], value: { [from]: to }, order }
        : { kind: 'set', path: ['redirects', from], value: to },
    );
  };
  const remove = (from: string) => {
    const path = redirects.length === 1 ? ['redirects'] : ['redirects', from];
    store.edit({ kind: 'remove', path });
  };
  return (
    <>
      <p className="site-note">{words.redirectsNote}</p>
      {redirects.length > 0 && (
        <table className="site-table">
          <thead>
            <tr>
              <th scope="col">{words.oldAddress}</th>
              <th scope="col">{words.newAddress}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {redirects.map(([from, to]) => (
              <tr key={from}>
                <th scope="row">{from}</th>
                <td>
                  <TextField
                    aria-label={fill(words.newAddressOf, { address: from })}
                    value={to}
                    isInvalid={faultOf(from) !== undefined}
                    onChange={(target) => {
                      store.edit({ kind: 'set', path: ['redirects', from], value: target });
                    }}
                  >
                    <Input className="field-input" list={pages} />
                  </TextField>
                  <Fault>{faultOf(from)}</Fault>
                </td>
                <td>
                  <Button
                    className="site-more"
                    aria-label={fill(words.removeRedirect, { address: from })}
                    onPress={() => {
                      remove(from);
                    }}
                  >
                    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                      <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" />
                    </svg>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <datalist id={pages}>
        {site.pages.map(({ path, title }) => (
          <option key={path} value={path} label={title} />
        ))}
      </datalist>
      <NewRedirect pages={pages} known={redirects.map(([from]) => from)} onAdd={add} />
    </>
  );
}

interface NewProps {
  /** The id of the list of pages. */
  readonly pages: string;
  /** Old addresses that are there. */
  readonly known: readonly string[];
  readonly onAdd: (from: string, to: string) => void;
}

function NewRedirect({ pages, known, onAdd }: NewProps) {
  const words = useWords('site');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isKnown = known.includes(from);
  return (
    <Form
      className="site-form site-new-redirect"
      aria-label={words.addRedirect}
      onSubmit={(event) => {
        event.preventDefault();
        if (isKnown) return;
        onAdd(from.trim(), to.trim());
        setFrom('');
        setTo('');
      }}
    >
      <TextField className="site-field" value={from} onChange={setFrom} isRequired>
        <Label>{words.oldAddress}</Label>
        <Input className="field-input" placeholder="/2019/05/hello" />
      </TextField>
      <TextField className="site-field" value={to} onChange={setTo} isRequired>
        <Label>{words.newAddress}</Label>
        <Input className="field-input" list={pages} placeholder="/about" />
      </TextField>
      <Fault>{isKnown ? words.knownRedirect : undefined}</Fault>
      <Button type="submit">{words.addRedirect}</Button>
    </Form>
  );
}
