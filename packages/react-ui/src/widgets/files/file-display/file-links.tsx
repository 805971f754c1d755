import { PaperClipOutlined } from '@ant-design/icons';
import { parsePaths } from '@evergreen/core/upload-list';
import { Button } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { fileDisplayMessages as messages } from './file-display.messages.ts';
import './file-display.css';
import { useDownload } from './use-download.ts';

export interface FileLinksProps {
  /** Comma-joined paths. */
  readonly value: string | null;
  /** Files that are named, the others are counted; all without it. */
  readonly most?: number;
}

/** Stored files by their names; a press downloads one. */
export function FileLinks({ value, most = Number.POSITIVE_INFINITY }: FileLinksProps) {
  const t = useTranslate();
  const paths = parsePaths(value);
  const rest = Math.max(0, paths.length - most);
  return (
    <span className="file-links">
      {paths.slice(0, most).map((path) => (
        <FileLink key={path} path={path} />
      ))}
      {rest > 0 && <small aria-label={t(messages.more(rest))}>+{rest}</small>}
    </span>
  );
}

function FileLink({ path }: { readonly path: string }) {
  const t = useTranslate();
  const { isFetching, download } = useDownload();
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    <Button
      type="link"
      size="small"
      className="file-link"
      icon={<PaperClipOutlined aria-hidden />}
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
