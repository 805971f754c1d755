import { DeleteOutlined, ReloadOutlined, UploadOutlined } from '@ant-design/icons';
import type { ShownFile, UploadCell } from '@evergreen/core/editable-table';
import { Alert, Button, Empty, Modal, Progress } from 'antd';
import { useRef } from 'react';

import { useCore, useFacts, useText } from '../../adapter/index.ts';
import { editableTableMessages as messages } from './editable-table.messages.ts';

/** CSS pixels, by the specification. */
const DIALOG_WIDTH = 520;

export interface FilesDialogProps {
  readonly title: string;
  readonly cell: UploadCell;
  readonly isPicturesOnly: boolean;
  readonly isLocked: boolean;
  readonly onClose: () => void;
}

/** The files of one cell: more can be sent, those that are there looked at and removed. Closing it ends no sending. */
export function FilesDialog({ title, cell, isPicturesOnly, isLocked, onClose }: FilesDialogProps) {
  const say = useText();
  const facts = useFacts(cell);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal open title={title} width={DIALOG_WIDTH} footer={null} onCancel={onClose} destroyOnHidden>
      {facts.mistake !== null && <Alert type="warning" title={say(facts.mistake)} />}
      {facts.files.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(messages.noFiles)} />}
      <ul className="table-files">
        {facts.files.map((file) => (
          <FileLine key={file.id} file={file} cell={cell} canRemove={facts.canRemove && !isLocked} canDownload={facts.canDownload} />
        ))}
      </ul>
      {!isLocked && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple={facts.limit !== 1}
            accept={isPicturesOnly ? 'image/*' : undefined}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])].map((file) => ({ name: file.name, content: file }));
              target.value = '';
              cell.send({ type: 'files.add', files });
            }}
          />
          <Button icon={<UploadOutlined aria-hidden />} disabled={!facts.canAdd} onClick={() => input.current?.click()}>
            {say(facts.button)}
          </Button>
        </>
      )}
    </Modal>
  );
}

interface FileLineProps {
  readonly file: ShownFile;
  readonly cell: UploadCell;
  readonly canRemove: boolean;
  readonly canDownload: boolean;
}

function FileLine({ file, cell, canRemove, canDownload }: FileLineProps) {
  const core = useCore();
  const say = useText();
  const { id, name, status, percent, path } = file;
  const address = status === 'done' && canDownload ? core.viewAddress(path) : null;
  return (
    <li className={`is-${status}`}>
      <span className="table-file-name" title={name}>
        {address === null ? (
          name
        ) : (
          <a href={address} target="_blank" rel="noreferrer" download>
            {name}
          </a>
        )}
        <small>{say(file.tooltip)}</small>
        {status === 'uploading' && <Progress percent={percent} size="small" />}
      </span>
      {status === 'uploading' && <Button onClick={() => cell.send({ type: 'file.cancel', id })}>{say(messages.cancel)}</Button>}
      {status === 'error' && (
        <Button icon={<ReloadOutlined aria-hidden />} onClick={() => cell.send({ type: 'file.retry', id })}>
          {say(messages.retry)}
        </Button>
      )}
      {canRemove && status !== 'uploading' && (
        <Button
          type="text"
          danger
          aria-label={say(messages.removeFile(name))}
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => cell.send({ type: 'file.remove', id })}
        />
      )}
    </li>
  );
}
