import { DIALOG_WIDTHS, type LocalizedText } from '@evergreen/core/kernel';
import { UploadOutlined } from '@ant-design/icons';
import type { UploadCell } from '@evergreen/core/grid/editable-table';
import { Alert, Button, Empty, Modal } from 'antd';
import { useRef, useState, type DragEvent } from 'react';

import { useEmitted, useFacts, useTranslate } from '../../../../adapter/index.ts';
import { FileLine } from './file-line.tsx';
import { filesMessages as messages } from './files.messages.ts';
import './files-dialog.css';

/** CSS pixels, by the specification. */

export interface FilesDialogProps {
  readonly title: string;
  readonly cell: UploadCell;
  readonly isPicturesOnly: boolean;
  readonly isLocked: boolean;
  /** Nothing of it is drawn any more; what had the focus before has it again. */
  readonly onGone: () => void;
}

/** The files of one cell: more can be sent, those that are there looked at and removed. Closing it ends no sending. */
export function FilesDialog({ title, cell, isPicturesOnly, isLocked, onGone }: FilesDialogProps) {
  const t = useTranslate();
  const { files, canAdd, canDownload, canRemove, limit, mistake, button } = useFacts(cell);
  const [isOpen, setIsOpen] = useState(true);
  const [refusals, setRefusals] = useState<readonly LocalizedText[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  useEmitted(cell, (emitted) => {
    if (emitted.type === 'notice.raised') setRefusals((before) => [...before, emitted.notice.text]);
  });

  const close = () => setIsOpen(false);
  const send = (chosen: readonly File[]) => {
    setRefusals([]);
    if (chosen.length > 0)
      cell.send({ type: 'files.add', files: chosen.map((file) => ({ name: file.name, content: file })) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isLocked) send([...event.dataTransfer.files]);
  };
  const hasFailed = files.some(({ status }) => status === 'error');
  return (
    <Modal
      open={isOpen}
      title={title}
      width={DIALOG_WIDTHS.files}
      onCancel={close}
      afterClose={onGone}
      afterOpenChange={(isShown) => {
        if (isShown) (isLocked || !canAdd ? done : add).current?.focus();
      }}
      destroyOnHidden
      footer={
        <Button ref={done} type="primary" onClick={close}>
          {t(messages.finish)}
        </Button>
      }
    >
      <div className="table-files-body" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {mistake !== null && <Alert type="warning" showIcon title={t(mistake)} />}
        {refusals.length > 0 && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={refusals.map((refusal, at) => (
              <div key={at}>{t(refusal)}</div>
            ))}
            closable={{ onClose: () => setRefusals([]) }}
          />
        )}
        {hasFailed && <Alert type="error" showIcon role="alert" title={t(messages.someFailed)} />}
        {files.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noFiles)} />}
        <ul className="table-files" aria-label={title}>
          {files.map((file) => (
            <FileLine
              key={file.id}
              file={file}
              cell={cell}
              canDownload={canDownload}
              canRemove={canRemove && !isLocked}
              canSend={!isLocked}
              onRemoved={() => (isLocked ? done : add).current?.focus()}
            />
          ))}
        </ul>
        {!isLocked && (
          <div className="table-files-add">
            <input
              ref={input}
              type="file"
              hidden
              multiple={limit !== 1}
              accept={isPicturesOnly ? 'image/*' : undefined}
              aria-label={t(button)}
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])];
                target.value = '';
                send(chosen);
              }}
            />
            <Button
              ref={add}
              icon={<UploadOutlined aria-hidden />}
              disabled={!canAdd}
              onClick={() => input.current?.click()}
            >
              {t(button)}
            </Button>
            <small>
              {t(canAdd ? messages.addHint(limit) : messages.isFull(limit ?? files.length))}
              {canAdd && <span className="table-files-drop">{t(messages.dropHint)}</span>}
            </small>
          </div>
        )}
      </div>
    </Modal>
  );
}
