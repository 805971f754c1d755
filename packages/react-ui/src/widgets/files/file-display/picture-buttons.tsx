import { useState } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { PictureFrame, PicturePreview } from '../stored-picture/index.ts';
import { fileDisplayMessages as messages } from './file-display.messages.ts';
import { nameOfPath } from './name-of-path.ts';

/** The preview of several stored pictures: what opens it at one of them, and the open preview itself. */
export function usePicturePreview(paths: readonly string[]) {
  const [previewed, setPreviewed] = useState<string | null>(null);
  const pictures = paths.map((path) => ({ id: path, name: nameOfPath(path), source: path }));
  return {
    show: setPreviewed,
    preview:
      previewed === null ? null : (
        <PicturePreview pictures={pictures} first={previewed} onClose={() => setPreviewed(null)} />
      ),
  };
}

/** Pixels of an edge up to which the small picture is sharp. */
const LARGEST_THUMBNAIL = 120;

interface PictureButtonProps {
  readonly path: string;
  /** Pixels of an edge. */
  readonly edge: number;
  readonly onShow: (path: string) => void;
}

/** A stored picture in the size of a thumbnail; a press shows it large. */
export function PictureButton({ path, edge, onShow }: PictureButtonProps) {
  const t = useTranslate();
  const name = nameOfPath(path);
  return (
    <button
      type="button"
      className="picture-button"
      style={{ width: edge, height: edge }}
      aria-label={t(messages.show(name))}
      onClick={(event) => {
        // A list opens the record of the row that is pressed.
        event.stopPropagation();
        onShow(path);
      }}
    >
      <PictureFrame source={path} name={name} size={edge > LARGEST_THUMBNAIL ? 'medium' : 'small'} />
    </button>
  );
}
