import { FileOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { isPicture } from '@evergreen/core/files/stored-pictures';
import type { ShownFile, UploadList } from '@evergreen/core/files/upload-list';
import { Button, Progress, Tooltip } from 'antd';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { PictureFrame, PicturePreview } from '../../stored-picture/index.ts';
import { fileUploadMessages as messages } from '../file-upload.messages.ts';
import { FileActions } from './file-actions.tsx';

export interface PictureCardsProps {
  readonly files: readonly ShownFile[];
  readonly list: UploadList;
  readonly isLocked: boolean;
  /** The tile that adds another one. */
  readonly children: ReactNode;
}

/** Pictures beside each other; a press shows them large, arrows and Alt with an arrow key change their order. */
export function PictureCards({ files, list, isLocked, children }: PictureCardsProps) {
  const t = useTranslate();
  const [previewed, setPreviewed] = useState<string | null>(null);
  const pictures = files
    .filter(({ name }) => isPicture(name))
    .map(({ id, name, path, content }) => ({ id, name, source: content ?? path }));
  return (
    <>
      <ul className="file-upload-cards" aria-label={t(messages.files)}>
        {files.map((file) => (
          <PictureCard
            key={file.id}
            file={file}
            list={list}
            isLocked={isLocked}
            isAlone={files.length === 1}
            onPreview={() => setPreviewed(file.id)}
          />
        ))}
        {children !== null && <li className="file-upload-adding">{children}</li>}
      </ul>
      {previewed !== null && (
        <PicturePreview pictures={pictures} first={previewed} onClose={() => setPreviewed(null)} />
      )}
    </>
  );
}

interface PictureCardProps extends Omit<PictureCardsProps, 'files' | 'children'> {
  readonly file: ShownFile;
  readonly isAlone: boolean;
  readonly onPreview: () => void;
}

function PictureCard({ file, list, isLocked, isAlone, onPreview }: PictureCardProps) {
  const t = useTranslate();
  const { id, name, label, status, percent, path, content, message, remark, tooltip } = file;
  const move = (by: -1 | 1) => list.send({ type: 'file.move', id, by });
  const reorder = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (!event.altKey || by === null || isLocked) return;
    event.preventDefault();
    move(by);
  };
  const said = status === 'error' && message !== null ? t(messages.failed(t(message))) : t(tooltip);
  return (
    <li className={`file-upload-card is-${status}`}>
      <Tooltip title={status === 'done' ? name : `${name} ${said}`}>
        <button
          type="button"
          className="file-upload-picture"
          aria-label={status === 'done' ? t(messages.show(name)) : `${name} ${said}`}
          disabled={!isPicture(name) && status === 'done'}
          onClick={onPreview}
          onKeyDown={reorder}
        >
          {isPicture(name) ? (
            <PictureFrame source={content ?? path} name={name} size="small" />
          ) : (
            <FileOutlined aria-hidden />
          )}
          {status === 'uploading' && (
            <span className="file-upload-cover">
              <Progress type="circle" percent={percent} size={48} aria-label={t(messages.progressOf(name))} />
            </span>
          )}
        </button>
      </Tooltip>
      <small className="file-upload-caption">
        {status === 'error' ? said : label}
        {remark !== null && <span className="file-upload-remark">{t(remark)}</span>}
      </small>
      <span className="file-upload-tools">
        {!isLocked && !isAlone && (
          <Button
            type="text"
            size="small"
            icon={<LeftOutlined aria-hidden />}
            aria-label={t(messages.moveLeft(name))}
            onClick={() => move(-1)}
          />
        )}
        <FileActions file={file} list={list} isLocked={isLocked} />
        {!isLocked && !isAlone && (
          <Button
            type="text"
            size="small"
            icon={<RightOutlined aria-hidden />}
            aria-label={t(messages.moveRight(name))}
            onClick={() => move(1)}
          />
        )}
      </span>
    </li>
  );
}
