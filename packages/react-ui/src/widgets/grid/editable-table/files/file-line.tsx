import { CloseOutlined, DeleteOutlined, DownloadOutlined, ReloadOutlined } from '@ant-design/icons';
import type { UploadCell } from '@evergreen/core/grid/editable-table';
import type { ShownFile } from '@evergreen/core/files/upload-list';
import { Button, Progress } from 'antd';

import { useCore, useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages } from '../editable-table.messages.ts';
import { panelMessages } from '../panels/panel.messages.ts';
import { FilePicture } from './file-picture.tsx';
import { filesMessages as messages } from './files.messages.ts';
import { useDownload } from '../../../files/file-display/index.ts';

export interface FileLineProps {
  readonly file: ShownFile;
  readonly cell: UploadCell;
  readonly canDownload: boolean;
  readonly canRemove: boolean;
  readonly canSend: boolean;
  /** After this file was taken out of the list, with what had the focus. */
  readonly onRemoved: () => void;
}

/** One file of a cell: what it is, how far it is, and what can be done with it. */
export function FileLine({ file, cell, canDownload, canRemove, canSend, onRemoved }: FileLineProps) {
  const t = useTranslate();
  const { id, name, status, percent, message, tooltip } = file;
  return (
    <li className={`table-file-line is-${status}`}>
      <FilePicture file={file} canFetch={canDownload} />
      <div className="table-file-words">
        <span className="table-file-name">{name}</span>
        <small>
          {t(tooltip)}
          {message !== null && t(messages.because(t(message)))}
        </small>
        {status === 'uploading' && (
          <Progress percent={percent} size="small" showInfo={false} aria-label={t(messages.progressOf(name))} />
        )}
      </div>
      {status === 'done' && canDownload && <DownloadButton file={file} />}
      {status === 'uploading' && (
        <Button
          icon={<CloseOutlined aria-hidden />}
          aria-label={t(messages.cancelFile(name))}
          onClick={() => cell.send({ type: 'file.cancel', id })}
        >
          {t(panelMessages.cancel)}
        </Button>
      )}
      {status === 'error' && canSend && (
        <Button
          icon={<ReloadOutlined aria-hidden />}
          aria-label={t(messages.retryFile(name))}
          onClick={() => cell.send({ type: 'file.retry', id })}
        >
          {t(editableTableWidgetMessages.retry)}
        </Button>
      )}
      {status !== 'uploading' && (canRemove || status === 'error') && (
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t(messages.removeFile(name))}
          onClick={() => {
            cell.send({ type: 'file.remove', id });
            onRemoved();
          }}
        >
          {t(editableTableWidgetMessages.remove)}
        </Button>
      )}
    </li>
  );
}

/** Own files are fetched as anywhere else; others open in a window of their own. */
function DownloadButton({ file: { name, path } }: { readonly file: ShownFile }) {
  const core = useCore();
  const t = useTranslate();
  const { isFetching, download } = useDownload();
  const stored = core.storedFile(path);
  if (stored === null) return null;
  const looks = { icon: <DownloadOutlined aria-hidden />, 'aria-label': t(messages.downloadFile(name)) };
  if (stored.kind === 'elsewhere') {
    return (
      <Button {...looks} href={stored.address} target="_blank" rel="noopener noreferrer">
        {t(messages.download)}
      </Button>
    );
  }
  return (
    <Button {...looks} loading={isFetching} onClick={() => void download(path, name)}>
      {t(messages.download)}
    </Button>
  );
}
