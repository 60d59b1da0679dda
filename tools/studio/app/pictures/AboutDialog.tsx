import { useEffect, useState } from 'react';
import {
  Button,
  CheckboxButton,
  CheckboxField,
  Dialog,
  FieldError,
  Form,
  Heading,
  Label,
  Modal,
  ModalOverlay,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components';
import type { NamedChoice } from '../../contract/documents.ts';
import type { PictureAbout, Uploaded } from '../../contract/pictures.ts';
import { call } from '../client.ts';
import { useWords } from '../words.tsx';
import { isFocus, type Focus } from './focus.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { PictureAdvice, PictureFacts } from './PictureFacts.tsx';
import './pictures.css';

interface AboutDialogProps {
  readonly picture: NamedChoice;
  /** What is said of it so far. */
  readonly about: PictureAbout;
  /** What became of its file, where it is new. */
  readonly uploaded?: Uploaded | undefined;
  readonly onSave: (about: { alt: string; focus: string | undefined }) => void;
  readonly onClose: () => void;
}

/** Asks what a picture shows, and which part of it matters. */
export function AboutDialog({ picture, about, uploaded, onSave, onClose }: AboutDialogProps) {
  const words = useWords('pictures');
  const [alt, setAlt] = useState(about.alt ?? '');
  const [isDecoration, setDecoration] = useState(about.alt === '');
  const [focus, setFocus] = useState<Focus>(
    about.focus !== undefined && isFocus(about.focus) ? about.focus : 'middle',
  );
  const [isTried, setTried] = useState(false);
  const src = picture.address ?? picture.thumbnail;
  const known = useKnownAlts(picture.name).filter((one) => one !== alt);
  const isMissing = !isDecoration && alt.trim() === '';
  const save = () => {
    setTried(true);
    if (isMissing) return;
    onSave({
      alt: isDecoration ? '' : alt.trim(),
      focus: focus === 'middle' ? undefined : focus,
    });
  };
  return (
    <ModalOverlay isOpen onOpenChange={onClose}>
      <Modal className="react-aria-Modal about-modal">
        <Dialog>
          <Heading slot="title">{words.aboutTitle}</Heading>
          <Form
            className="about-form"
            validationBehavior="aria"
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <div className="about-words">
              <p>
                {picture.name}
                <br />
                <PictureFacts measures={picture} isDrawing={false} />
              </p>
              <PictureAdvice measures={picture} isDrawing={false} uploaded={uploaded} />
              <TextField
                value={isDecoration ? '' : alt}
                onChange={setAlt}
                isRequired={!isDecoration}
                isDisabled={isDecoration}
                isInvalid={isTried && isMissing}
              >
                <Label>{words.alt}</Label>
                {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves the focus anyway */}
                <TextArea rows={3} autoFocus />
                <FieldError>{words.altMissing}</FieldError>
                <Text slot="description">{words.altHelp}</Text>
              </TextField>
              {known.length > 0 && !isDecoration && (
                <div className="about-known">
                  <small>{words.altKnown}</small>
                  {known.slice(0, 3).map((one) => (
                    <Button
                      key={one}
                      data-look="quiet"
                      onPress={() => {
                        setAlt(one);
                      }}
                    >
                      {one}
                    </Button>
                  ))}
                </div>
              )}
              <CheckboxField isSelected={isDecoration} onChange={setDecoration}>
                <CheckboxButton>{words.decoration}</CheckboxButton>
              </CheckboxField>
            </div>
            {src !== undefined && <FocusPicker src={src} value={focus} onChange={setFocus} />}
            <div className="about-actions">
              <Button onPress={onClose}>{words.cancel}</Button>
              <Button type="submit" data-look="primary">
                {words.use}
              </Button>
            </div>
          </Form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** What content says of a picture elsewhere. */
function useKnownAlts(name: string): readonly string[] {
  const [alts, setAlts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    call('altOf', { name }).then(
      (found) => {
        if (isWanted) setAlts(found);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return alts;
}
