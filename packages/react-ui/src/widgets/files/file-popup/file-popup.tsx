import { DIALOG_WIDTHS, type LocalizedText } from '@evergreen/core/kernel';
import type { FileUploadSettings } from '@evergreen/core/files/file-upload';
import { popupFiles, popupProblem, type FilesValue, type PopupFile } from '@evergreen/core/files/upload-list';
import { Modal } from 'antd';
import { useState } from 'react';

import { useCore, useTranslate } from '../../../adapter/index.ts';
import { FileUpload } from '../file-upload/index.ts';
import './file-popup.css';
import { filePopupMessages as messages } from './file-popup.messages.ts';
import { PopupFooter } from './popup-footer.tsx';

export interface FilePopupProps extends Partial<Pick<FileUploadSettings, 'folder' | 'accepts'>> {
  readonly isOpen: boolean;
  readonly maximum?: number;
  readonly onConfirm: (files: readonly PopupFile[]) => void;
  readonly onCancel: () => void;
}

/** Asks for files in a dialog; confirming without one is an error. Nothing is kept of a dialog that was cancelled. */
export function FilePopup({ isOpen, ...rest }: FilePopupProps) {
  const t = useTranslate();
  return (
    <Modal
      open={isOpen}
      title={t(messages.fileTitle)}
      width={DIALOG_WIDTHS.files}
      destroyOnHidden
      onCancel={rest.onCancel}
      footer={null}
    >
      <PopupContent {...rest} />
    </Modal>
  );
}

function PopupContent({ onConfirm, onCancel, ...upload }: Omit<FilePopupProps, 'isOpen'>) {
  const { viewAddress } = useCore();
  const t = useTranslate();
  const [value, setValue] = useState<FilesValue>([]);
  const [pending, setPending] = useState<'none' | 'running' | 'failed'>('none');
  const [problem, setProblem] = useState<LocalizedText | null>(null);
  const entries = value === null || typeof value === 'string' ? [] : value;
  const confirm = () => {
    const found = popupProblem(pending, entries.length);
    setProblem(found);
    if (found === null) onConfirm(popupFiles(entries, viewAddress));
  };
  return (
    <>
      <FileUpload
        {...upload}
        id="file-popup-files"
        aria-label={t(messages.files)}
        returnUrl={false}
        value={value}
        onChange={(files) => {
          setProblem(null);
          setValue(files);
        }}
        onPending={setPending}
      />
      <div className="file-popup-footer">
        <PopupFooter problem={problem} onConfirm={confirm} onCancel={onCancel} />
      </div>
    </>
  );
}
