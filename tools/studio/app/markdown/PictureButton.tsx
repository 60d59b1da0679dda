import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  Text,
  TextField,
} from 'react-aria-components';
import { NameField } from '../choices/NameField.tsx';
import { CloseButton } from '../shell/CloseButton.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { insertPicture } from './links.ts';
import type { ChangeText } from './MarkdownEditor.tsx';
import { homesOf, picturePath } from './picture-path.ts';

interface PictureButtonProps {
  readonly change: ChangeText;
  /** Of the text, which names a picture by the way from itself. */
  readonly file: string;
}

/** Puts a picture into a text. */
export function PictureButton({ change, file }: PictureButtonProps) {
  const words = useWords('markdown');
  const { site } = useStudio();
  return (
    <DialogTrigger>
      <Button data-look="icon" aria-label={words.picture}>
        <Icon name="picture" />
      </Button>
      <ModalOverlay isDismissable>
        <Modal>
          <Dialog className="react-aria-Dialog markdown-dialog">
            {({ close }) => (
              <PictureForm
                onSet={(name, text) => {
                  close();
                  const address = picturePath(file, name, homesOf(site.documents));
                  change((state) => insertPicture(state, { text, address }));
                }}
              />
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

function PictureForm({ onSet }: { readonly onSet: (name: string, text: string) => void }) {
  const words = useWords('markdown');
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  return (
    <>
      <CloseButton />
      <Heading slot="title" level={2}>
        {words.picture}
      </Heading>
      <NameField
        kind="pictures"
        label={words.pictureName}
        value={name}
        about={{ alt: text }}
        onChange={(chosen, about) => {
          setName(chosen);
          if (about?.alt !== undefined) setText(about.alt);
        }}
        isRequired
      />
      <TextField value={text} onChange={setText} isRequired>
        <Label>{words.pictureText}</Label>
        <Input />
        <Text slot="description">{words.pictureTextHelp}</Text>
      </TextField>
      <div className="markdown-actions">
        <Button
          data-look="primary"
          isDisabled={name === '' || text.trim() === ''}
          onPress={() => {
            onSet(name, text.trim());
          }}
        >
          {words.setPicture}
        </Button>
      </div>
    </>
  );
}
