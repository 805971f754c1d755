import { parsePaths } from '@evergreen/core/upload-list';
import { useState } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { PictureFrame, PicturePreview } from '../stored-picture/index.ts';
import { fileDisplayMessages as messages } from './file-display.messages.ts';
import './file-display.css';

export interface FilePicturesProps {
  /** Comma-joined paths. */
  readonly value: string | null;
  /** Pictures that are drawn, the others are counted; all without it. */
  readonly most?: number;
  /** Pixels of an edge. */
  readonly edge?: number;
}

const EDGE = 40;

/** Small pictures; a press shows all of them large, one after the other. */
export function FilePictures({ value, most = Number.POSITIVE_INFINITY, edge = EDGE }: FilePicturesProps) {
  const t = useTranslate();
  const [previewed, setPreviewed] = useState<string | null>(null);
  const pictures = parsePaths(value).map((path) => ({
    id: path,
    name: path.slice(path.lastIndexOf('/') + 1),
    source: path,
  }));
  const rest = Math.max(0, pictures.length - most);
  return (
    <span className="file-pictures">
      {pictures.slice(0, most).map(({ id, name, source }) => (
        <button
          key={id}
          type="button"
          style={{ width: edge, height: edge }}
          aria-label={t(messages.show(name))}
          onClick={(event) => {
            event.stopPropagation();
            setPreviewed(id);
          }}
        >
          <PictureFrame source={source} name={name} size="small" />
        </button>
      ))}
      {rest > 0 && <small aria-label={t(messages.more(rest))}>+{rest}</small>}
      {previewed !== null && (
        <PicturePreview pictures={pictures} first={previewed} onClose={() => setPreviewed(null)} />
      )}
    </span>
  );
}
