import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Form, Input, Label, TextField } from 'react-aria-components';
import type { NewThing } from '../../contract/site.ts';
import { call } from '../client.ts';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { Fault } from './Fault.tsx';
import { SiteDialog } from './SiteDialog.tsx';
import { useOpenPage } from './use-open-page.ts';
import '../form/field.css';
import './fields.css';

interface Props {
  readonly kind: NewThing['kind'];
  /** What is to be made, by its title. */
  readonly thingOf: (title: string) => NewThing;
  readonly onClose: () => void;
  /** Further questions. */
  readonly children?: ReactNode;
}

/** Asks how something new is called, makes it and opens it. */
export function NewDialog({ kind, thingOf, onClose, children }: Props) {
  const words = useWords('site');
  const { reloadSite, announce } = useStudio();
  const sentenceOf = useSentence();
  const openPage = useOpenPage();
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // Whoever asks for something new goes on by naming it.
  useEffect(() => {
    first.current?.focus();
  }, []);
  const make = async () => {
    setBusy(true);
    try {
      const { path } = await call('create', thingOf(title));
      await reloadSite();
      announce(fill(words.made, { title }));
      onClose();
      openPage(path);
    } catch (error) {
      setFault(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <SiteDialog title={words.new[kind].title} isOpen onClose={onClose}>
      <Form
        className="site-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void make();
        }}
      >
        <p className="site-note">{words.new[kind].note}</p>
        <TextField className="site-field" value={title} onChange={setTitle} isRequired>
          <Label>{words.new[kind].name}</Label>
          <Input ref={first} className="field-input" />
        </TextField>
        {children}
        <Fault>{fault}</Fault>
        <div className="site-buttons">
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" data-look="primary">
            {words.make}
          </Button>
        </div>
      </Form>
    </SiteDialog>
  );
}
