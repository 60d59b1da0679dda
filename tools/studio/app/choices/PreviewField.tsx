import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { NamedChoice, NameKind } from '../../contract/documents.ts';
import { UPLOAD_KINDS, type Uploaded, type UploadKind } from '../../contract/pictures.ts';
import { AboutDialog } from '../pictures/AboutDialog.tsx';
import { PictureAdvice, PictureFacts } from '../pictures/PictureFacts.tsx';
import { UploadButton } from '../pictures/UploadButton.tsx';
import { UploadZone } from '../pictures/UploadZone.tsx';
import { useUpload } from '../pictures/use-upload.ts';
import { call } from '../client.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { NameFieldProps } from './NameField.tsx';
import { ownFolder } from './own-folder.ts';
import { Preview } from './Preview.tsx';
import { spoken } from './search.ts';
import { useChoices } from './use-choices.ts';

interface PreviewFieldProps extends NameFieldProps {
  readonly kind: Exclude<NameKind, 'pages'>;
}

const uploadKind = (kind: NameKind): UploadKind | undefined =>
  UPLOAD_KINDS.find((one) => one === kind);

/** A picture whose description and crop are asked for. */
interface Asked {
  readonly picture: NamedChoice;
  readonly uploaded?: Uploaded;
}

/** A field that shows what is chosen: a picture, an icon, a logo, a film or a work. */
export function PreviewField(props: PreviewFieldProps) {
  const { kind, value, onChange, label, isRequired, about } = props;
  const words = useWords('choices');
  const pictureWords = useWords('pictures');
  const { page } = useStudio();
  const { choices, reload } = useChoices({ kind });
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const folder = props.folder ?? ownFolder(page, value);
  const asksAbout = kind === 'pictures' && about !== false;
  const take = (asking: Asked) => {
    setOpen(false);
    if (asksAbout) setAsked(asking);
    else if (kind === 'publicPictures') onChange(asking.picture.name, sizeOf(asking.picture));
    else onChange(asking.picture.name);
  };
  const uploads = uploadKind(kind);
  const uploading = useUpload({ kind: uploads ?? 'pictures', folder }, async (added) => {
    const { uploaded, size } = added;
    const found = await reload();
    const picture = found.find(({ name }) => name === uploaded.name) ?? uploaded;
    if (size) onChange(picture.name, size);
    else take({ picture, uploaded });
    setOpen(false);
  });
  const chosen = choices?.find(({ name }) => name === value);
  const isMissing = value !== undefined && value !== '' && choices !== undefined && !chosen;
  const add = uploads && <UploadButton kind={uploads} upload={uploading} />;
  const named = value ? (kind === 'icons' ? value : spoken(value)) : words.none;
  return (
    <FieldFrame {...props} error={uploading.fault ?? props.error}>
      <UploadZone kind={uploads} label={label} upload={uploading}>
        <Preview kind={kind} choice={chosen ?? { name: value ?? '' }} />
        <div className="name-field-words">
          <span className="name-field-name" data-missing={isMissing || undefined}>
            {isMissing ? fill(words.missing, { name: value }) : (chosen?.title ?? named)}
          </span>
          {chosen && uploads && <PictureFacts measures={chosen} isDrawing={isDrawing(chosen)} />}
          <div className="name-field-actions">
            <Button
              onPress={() => {
                setOpen(true);
                void reload();
              }}
            >
              {value ? words.change : words.choose}
            </Button>
            {chosen && asksAbout && about && (
              <Button
                onPress={() => {
                  setAsked({ picture: chosen });
                }}
              >
                {pictureWords.about}
              </Button>
            )}
            {add}
            {!isRequired && value !== undefined && value !== '' && (
              <Button
                data-look="quiet"
                onPress={() => {
                  onChange('');
                }}
              >
                {words.remove}
              </Button>
            )}
          </div>
          {uploads && <small>{pictureWords[HELP[uploads] ?? 'drop']}</small>}
        </div>
      </UploadZone>
      {chosen && uploads && !isFilm(kind) && (
        <PictureAdvice measures={chosen} isDrawing={isDrawing(chosen)} />
      )}
      <span role="status" className="name-field-status">
        {uploading.adding !== undefined && fill(pictureWords.adding, { name: uploading.adding })}
        {uploading.waiting && fill(pictureWords.filmWaits, uploading.waiting)}
      </span>
      {isOpen && (
        <ChoiceDialog
          kind={kind}
          choices={choices}
          value={value}
          folder={folder}
          actions={add}
          onChoose={(picture) => {
            take({ picture });
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
      {asked && (
        <AboutDialog
          {...asked}
          about={about && asked.picture.name === value ? about : {}}
          onSave={(said) => {
            onChange(asked.picture.name, said);
            setAsked(undefined);
          }}
          onClose={() => {
            setAsked(undefined);
            if (asked.uploaded && uploads) {
              const { name } = asked.uploaded;
              // It has just been stored, and is not wanted after all.
              void call('discard', { kind: uploads, name }).then(reload, () => undefined);
            }
          }}
        />
      )}
    </FieldFrame>
  );
}

/** What is said of files that can be added, where it is more than that they can be dropped. */
const HELP: Partial<Record<UploadKind, 'logoHelp' | 'filmPair' | 'filmHelp'>> = {
  logos: 'logoHelp',
  films: 'filmPair',
  ownFilms: 'filmHelp',
};

const isFilm = (kind: NameKind) => kind === 'films' || kind === 'ownFilms';

const sizeOf = ({ width, height }: NamedChoice) =>
  width !== undefined && height !== undefined ? { width, height } : {};

const isDrawing = ({ name }: NamedChoice) => name.endsWith('.svg');
