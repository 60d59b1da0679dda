import type { ReactNode } from 'react';
import { DropZone, isFileDropItem } from 'react-aria-components';
import type { UploadKind } from '../../contract/pictures.ts';
import { fill, useWords } from '../words.tsx';
import { ACCEPTED, type FileUpload } from './use-upload.ts';

interface UploadZoneProps {
  /** What may be dropped; without it nothing may. */
  readonly kind: UploadKind | undefined;
  /** Of the field. */
  readonly label: string;
  readonly upload: FileUpload;
  readonly children: ReactNode;
}

/** The body of a field, which takes a file that is dropped on it. */
export function UploadZone({ kind, label, upload, children }: UploadZoneProps) {
  const words = useWords('pictures');
  if (!kind) return <div className="name-field-body">{children}</div>;
  return (
    <DropZone
      className="name-field-body"
      aria-label={fill(words.dropLabel, { label })}
      getDropOperation={(types) =>
        ACCEPTED[kind].some((type) => types.has(type)) ? 'copy' : 'cancel'
      }
      onDrop={({ items }) => {
        const files = items.filter(isFileDropItem).map((item) => item.getFile());
        void Promise.all(files).then(upload.add);
      }}
    >
      {children}
    </DropZone>
  );
}
