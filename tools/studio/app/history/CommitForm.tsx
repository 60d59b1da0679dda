import { useState } from 'react';
import { Button, Form, Input, Label, Text, TextField } from 'react-aria-components';
import { call } from '../client.ts';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';

interface Props {
  /** How many files would be kept. */
  readonly count: number;
  readonly hasIdentity: boolean;
  readonly onDone: () => Promise<void>;
}

/** Keeps what the studio has changed as a version of the site, with a sentence about it. */
export function CommitForm({ count, hasIdentity, onDone }: Props) {
  const words = useWords('history');
  const { announce } = useStudio();
  const sentenceOf = useSentence();
  const [message, setMessage] = useState('');
  const [said, setSaid] = useState<string>();
  const commit = async () => {
    try {
      const result = await call('commit', { message });
      const sentence = result.kind === 'nothing' ? words.nothingToCommit : words[result.kind];
      const files = result.kind === 'committed' ? result.files.length : 0;
      setSaid(fill(sentence, { count: files }));
      announce(fill(sentence, { count: files }));
      if (result.kind !== 'committed') return;
      setMessage('');
      await onDone();
    } catch (error) {
      setSaid(sentenceOf(error));
    }
  };
  return (
    <Form
      className="history-commit"
      onSubmit={(event) => {
        event.preventDefault();
        void commit();
      }}
    >
      <h3>{words.commitHeading}</h3>
      {!hasIdentity && (
        <div className="history-stranger">
          <p>{words.stranger}</p>
          <pre>
            <code>{STRANGER}</code>
          </pre>
        </div>
      )}
      <TextField value={message} onChange={setMessage} isDisabled={count === 0}>
        <Label>{words.sentence}</Label>
        <Input placeholder={words.sentenceExample} />
        <Text slot="description">
          {count === 0 ? words.nothingToCommit : fill(words.commitText, { count })}
        </Text>
      </TextField>
      <Button type="submit" data-look="primary" isDisabled={count === 0 || message.trim() === ''}>
        {words.commit}
      </Button>
      {said !== undefined && <p role="status">{said}</p>}
    </Form>
  );
}

/** What tells git who commits; commands are the same in every language. */
const STRANGER = 'git config user.name "Ada Lovelace"\ngit config user.email "ada@example.com"';
