import { parsePaths } from '@evergreen/core/files/upload-list';

import { useTranslate } from '../../../adapter/index.ts';
import { fileDisplayMessages as messages } from './file-display.messages.ts';
import './file-display.css';
import { PictureButton, usePicturePreview } from './picture-buttons.tsx';

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
  const paths = parsePaths(value);
  const { show, preview } = usePicturePreview(paths);
  const rest = Math.max(0, paths.length - most);
  return (
    <span className="file-pictures">
      {paths.slice(0, most).map((path) => (
        <PictureButton key={path} path={path} edge={edge} onShow={show} />
      ))}
      {rest > 0 && <small aria-label={t(messages.more(rest))}>+{rest}</small>}
      {preview}
    </span>
  );
}
