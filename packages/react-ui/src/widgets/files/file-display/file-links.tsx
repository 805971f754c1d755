import { PaperClipOutlined } from '@ant-design/icons';
import { isPicture } from '@evergreen/core/files/stored-pictures';
import { parsePaths } from '@evergreen/core/files/upload-list';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { fileDisplayMessages as messages } from './file-display.messages.ts';
import './file-display.css';
import { nameOfPath } from './name-of-path.ts';
import { PictureButton, usePicturePreview } from './picture-buttons.tsx';
import { useDownload } from './use-download.ts';

export interface FileLinksProps {
  /** Comma-joined paths. */
  readonly value: string | null;
  /** Files that are named, the others are counted; all without it. */
  readonly most?: number;
}

/** Pixels of a picture beside its name: a line of a list stays as high as it is without one. */
const EDGE = 28;

/** Stored files by their names, pictures with a thumbnail that opens them; a press on a name downloads the file. */
export function FileLinks({ value, most = Number.POSITIVE_INFINITY }: FileLinksProps) {
  const t = useTranslate();
  const paths = parsePaths(value);
  const { show, preview } = usePicturePreview(paths.filter(isPicture));
  const rest = Math.max(0, paths.length - most);
  return (
    <span className="file-links">
      {paths.slice(0, most).map((path) =>
        isPicture(path) ? (
          <span key={path} className="file-link-picture">
            <PictureButton path={path} edge={EDGE} onShow={show} />
            <FileLink path={path} />
          </span>
        ) : (
          <FileLink key={path} path={path} icon={<PaperClipOutlined aria-hidden />} />
        ),
      )}
      {rest > 0 && <small aria-label={t(messages.more(rest))}>+{rest}</small>}
      {preview}
    </span>
  );
}

function FileLink({ path, icon }: { readonly path: string; readonly icon?: ReactNode }) {
  const t = useTranslate();
  const { isFetching, download } = useDownload();
  const name = nameOfPath(path);
  return (
    <Button
      type="link"
      size="small"
      className="file-link"
      icon={icon}
      loading={isFetching}
      title={t(messages.download(name))}
      onClick={(event) => {
        // A list opens the record of the row that is pressed.
        event.stopPropagation();
        void download(path, name);
      }}
    >
      {name}
    </Button>
  );
}
