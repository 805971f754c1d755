import { FileOutlined } from '@ant-design/icons';
import { isPicture } from '@evergreen/core/files/stored-pictures';
import type { ShownFile, UploadList } from '@evergreen/core/files/upload-list';
import { Progress, Tooltip } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { PictureFrame, PicturePreview } from '../../stored-picture/index.ts';
import { fileUploadMessages as messages } from '../file-upload.messages.ts';
import { FileActions } from './file-actions.tsx';

export interface FileListProps {
  readonly files: readonly ShownFile[];
  readonly list: UploadList;
  readonly isLocked: boolean;
}

/** One line a file: a small picture or a sign, its short name, its state and what can be done with it. */
export function FileList({ files, list, isLocked }: FileListProps) {
  const t = useTranslate();
  const [previewed, setPreviewed] = useState<string | null>(null);
  const pictures = files
    .filter(({ name }) => isPicture(name))
    .map(({ id, name, path, content }) => ({ id, name, source: content ?? path }));
  if (files.length === 0) return null;
  return (
    <>
      <ul className="file-upload-lines" aria-label={t(messages.files)}>
        {files.map((file) => (
          <FileLine
            key={file.id}
            file={file}
            list={list}
            isLocked={isLocked}
            onPreview={isPicture(file.name) ? () => setPreviewed(file.id) : null}
          />
        ))}
      </ul>
      {previewed !== null && (
        <PicturePreview pictures={pictures} first={previewed} onClose={() => setPreviewed(null)} />
      )}
    </>
  );
}

interface FileLineProps extends Omit<FileListProps, 'files'> {
  readonly file: ShownFile;
  readonly onPreview: (() => void) | null;
}

function FileLine({ file, list, isLocked, onPreview }: FileLineProps) {
  const t = useTranslate();
  const { name, label, status, percent, message, remark, tooltip, path, content } = file;
  return (
    <li className={`file-upload-line is-${status}`}>
      <span className="file-upload-sign">
        {onPreview === null ? (
          <FileOutlined aria-hidden />
        ) : (
          <button type="button" aria-label={t(messages.show(name))} onClick={onPreview}>
            <PictureFrame source={content ?? path} name={name} size="small" />
          </button>
        )}
      </span>
      <span className="file-upload-words">
        <Tooltip title={name}>
          <span className="file-upload-name" aria-label={name}>
            {label}
          </span>
        </Tooltip>
        <small title={t(tooltip)}>
          {status === 'error' && message !== null ? t(messages.failed(t(message))) : t(tooltip)}
          {remark !== null && <span className="file-upload-remark">{t(remark)}</span>}
        </small>
        {status === 'uploading' && (
          <Progress percent={percent} size="small" showInfo={false} aria-label={t(messages.progressOf(name))} />
        )}
      </span>
      <FileActions file={file} list={list} isLocked={isLocked} />
    </li>
  );
}
