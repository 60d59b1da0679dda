import type { EditorState } from '@codemirror/state';
import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  Popover,
  TextField,
  ToggleButton,
} from 'react-aria-components';
import { NameField } from '../choices/NameField.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useWords } from '../words.tsx';
import { hasLink, linkAt, removeLink, setLink, type TextLink } from './links.ts';
import type { ChangeText } from './MarkdownEditor.tsx';

interface LinkButtonProps {
  readonly state: EditorState;
  readonly change: ChangeText;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Makes a link of what is selected, or changes the one that the cursor is in. */
export function LinkButton({ state, change, isOpen, onOpen }: LinkButtonProps) {
  const words = useWords('markdown');
  const isLink = hasLink(state);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpen}>
      <ToggleButton data-look="icon" aria-label={words.link} isSelected={isLink}>
        <Icon name="link" />
      </ToggleButton>
      <Popover>
        <Dialog className="react-aria-Dialog markdown-link">
          {({ close }) => (
            <LinkForm
              first={linkAt(state)}
              onSet={(link) => {
                close();
                change((now) => setLink(now, link));
              }}
              onRemove={
                isLink
                  ? () => {
                      close();
                      change(removeLink);
                    }
                  : undefined
              }
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface LinkFormProps {
  readonly first: TextLink;
  readonly onSet: (link: TextLink) => void;
  readonly onRemove: (() => void) | undefined;
}

function LinkForm({ first, onSet, onRemove }: LinkFormProps) {
  const words = useWords('markdown');
  const [link, setLinkTo] = useState(first);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div ref={form} className="markdown-form">
      <Heading slot="title" level={2}>
        {words.link}
      </Heading>
      <NameField
        kind="pages"
        label={words.linkTo}
        value={link.address}
        onChange={(address) => {
          setLinkTo({ ...link, address });
        }}
        isRequired
      />
      <TextField
        value={link.text}
        onChange={(text) => {
          setLinkTo({ ...link, text });
        }}
      >
        <Label>{words.linkText}</Label>
        <Input />
      </TextField>
      <div className="markdown-actions">
        {onRemove && (
          <Button data-look="quiet" onPress={onRemove}>
            {words.removeLink}
          </Button>
        )}
        <Button
          data-look="primary"
          isDisabled={link.address.trim() === ''}
          onPress={() => {
            onSet({ ...link, address: link.address.trim() });
          }}
        >
          {words.setLink}
        </Button>
      </div>
    </div>
  );
}
