import { FileOutlined } from '@ant-design/icons';
import { isPicture } from '@evergreen/core/files/stored-pictures';
import type { ShownFile } from '@evergreen/core/files/upload-list';
import { useState } from 'react';

import { PictureFrame, PicturePreview } from '../../../files/stored-picture/index.ts';

export interface FilePictureProps {
  readonly file: ShownFile;
  /** Whether what is stored may be fetched. */
  readonly canFetch: boolean;
}

/** What a file looks like, where it is a picture that may be looked at; a press shows it large. */
export function FilePicture({ file: { id, name, path, status, content }, canFetch }: FilePictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const stored = status === 'done' && canFetch ? path : null;
  const source = isPicture(name) ? (content ?? stored) : null;
  return (
    <span className="table-file-picture">
      {source === null ? (
        <FileOutlined aria-hidden />
      ) : (
        <button type="button" aria-label={name} onClick={() => setIsOpen(true)}>
          <PictureFrame source={source} name={name} size="small" />
        </button>
      )}
      {isOpen && <PicturePreview pictures={[{ id, name, source }]} first={id} onClose={() => setIsOpen(false)} />}
    </span>
  );
}
