import { useTranslate } from '@evergreen/react-ui/adapter';
import { FileUpload } from '@evergreen/react-ui/widgets/files/file-upload';
import { parsePaths } from '@evergreen/core/files/upload-list';
import { Alert, Button, Form, Modal } from 'antd';
import { useState } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { storedFilesMessages as messages } from './stored-files.messages.ts';

/** Stores files that no record names yet; the list shows them when the dialog closes. */
export function FileUploadDialog({ label, onDone, onClose }: DialogSlotProps) {
  const t = useTranslate();
  const [paths, setPaths] = useState<string | null>(null);
  const [pending, setPending] = useState<'none' | 'running' | 'failed'>('none');
  const isRunning = pending === 'running';
  const close = () => (paths === null ? onClose() : onDone(parsePaths(paths).map(idOf)));
  return (
    <Modal
      open
      title={t(label)}
      width={560}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        <Button type={isRunning ? 'default' : 'primary'} onClick={close}>
          {t(closingText(isRunning, paths !== null))}
        </Button>
      }
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t(messages.files)} htmlFor="stored-files" extra={t(messages.uploadHint)}>
          <FileUpload
            id="stored-files"
            autoFocus
            value={paths}
            onChange={(value) => setPaths(typeof value === 'string' ? value : null)}
            onPending={setPending}
          />
        </Form.Item>
      </Form>
      {isRunning && <Alert type="info" showIcon title={t(messages.leave)} />}
    </Modal>
  );
}

function closingText(isRunning: boolean, hasFiles: boolean) {
  if (isRunning) return messages.stop;
  return hasFiles ? messages.done : messages.close;
}

const idOf = (path: string) => path.split('/')[1] ?? '';
