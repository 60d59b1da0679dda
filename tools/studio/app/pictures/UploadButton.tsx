import { Button, FileTrigger } from 'react-aria-components';
import type { UploadKind } from '../../contract/pictures.ts';
import { useWords } from '../words.tsx';
import { ACCEPTED, type FileUpload } from './use-upload.ts';

interface UploadButtonProps {
  readonly kind: UploadKind;
  readonly upload: FileUpload;
}

/** Adds a file from the disk. */
export function UploadButton({ kind, upload }: UploadButtonProps) {
  const words = useWords('pictures');
  return (
    <FileTrigger
      acceptedFileTypes={ACCEPTED[kind]}
      // A silent film is two files.
      allowsMultiple={kind === 'films'}
      onSelect={(files) => {
        if (files) void upload.add([...files]);
      }}
    >
      <Button isDisabled={upload.adding !== undefined}>{words.fromDisk}</Button>
    </FileTrigger>
  );
}
