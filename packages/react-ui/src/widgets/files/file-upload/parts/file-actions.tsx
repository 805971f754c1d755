import {
  CloseOutlined,
  DeleteOutlined,
  DownloadOutlined,
  ExclamationCircleOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import type { ShownFile, UploadList } from '@evergreen/core/files/upload-list';
import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { useDownload } from '../../file-display/index.ts';
import { fileUploadMessages as messages } from '../file-upload.messages.ts';

export interface FileActionsProps {
  readonly file: ShownFile;
  readonly list: UploadList;
  readonly isLocked: boolean;
}

/** What can be done with one file, by its state. Each button says by its name which file it is about. */
export function FileActions({ file, list, isLocked }: FileActionsProps) {
  const t = useTranslate();
  const { id, name, status } = file;
  return (
    <span className="file-upload-actions">
      {status === 'done' && <DownloadAction file={file} />}
      {status === 'uploading' && !isLocked && (
        <Action
          icon={<CloseOutlined aria-hidden />}
          label={t(messages.cancelFile(name))}
          onPress={() => list.send({ type: 'file.cancel', id })}
        />
      )}
      {status === 'error' && <ReasonAction file={file} />}
      {status === 'error' && !isLocked && (
        <Action
          icon={<ReloadOutlined aria-hidden />}
          label={t(messages.retryFile(name))}
          onPress={() => list.send({ type: 'file.retry', id })}
        />
      )}
      {status !== 'uploading' && !isLocked && (
        <Action
          isDanger
          icon={<DeleteOutlined aria-hidden />}
          label={t(messages.removeFile(name))}
          onPress={() => list.send({ type: 'file.remove', id })}
        />
      )}
    </span>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isDanger?: boolean;
  readonly isLoading?: boolean;
  readonly onPress: () => void;
}

function Action({ icon, label, isDanger = false, isLoading = false, onPress }: ActionProps) {
  return (
    <Button
      type="text"
      size="small"
      danger={isDanger}
      loading={isLoading}
      icon={icon}
      aria-label={label}
      title={label}
      onClick={onPress}
    />
  );
}

function DownloadAction({ file: { name, path } }: { readonly file: ShownFile }) {
  const t = useTranslate();
  const { isFetching, download } = useDownload();
  return (
    <Action
      icon={<DownloadOutlined aria-hidden />}
      label={t(messages.downloadFile(name))}
      isLoading={isFetching}
      onPress={() => void download(path, name)}
    />
  );
}

/** The whole reason of a failure, which a line or a card has no room for. */
function ReasonAction({ file: { name, message } }: { readonly file: ShownFile }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Action
        icon={<ExclamationCircleOutlined aria-hidden />}
        label={t(messages.reasonOf(name))}
        onPress={() => setIsOpen(true)}
      />
      <Modal
        open={isOpen}
        title={t(messages.errorTitle)}
        width={420}
        centered
        destroyOnHidden
        onCancel={close}
        footer={
          <Button type="primary" onClick={close}>
            {t(messages.close)}
          </Button>
        }
      >
        <p className="file-upload-reason">{name}</p>
        <p className="file-upload-reason">{t(messages.errorInfo(t(message ?? messages.unknownError)))}</p>
      </Modal>
    </>
  );
}
