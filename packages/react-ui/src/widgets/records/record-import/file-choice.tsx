import { FileExcelOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import type { WizardStepProps } from './wizard-step.types.ts';
import { recordImportTexts as texts } from './record-import.messages.ts';

export interface FileChoiceProps extends WizardStepProps {
  readonly isDisabled: boolean;
}

/** Takes files, chosen or dropped; they take the place of those before. */
export function FileChoice({ facts: { fileNames }, service, isDisabled }: FileChoiceProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])].map((file) => ({ name: file.name, content: file }));
    if (files.length > 0) service.send({ type: 'files.choose', files });
  };
  return (
    <div
      className="record-import-file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!isDisabled) take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".xls,.xlsx"
        aria-label={t(texts.choose)}
        onChange={({ target }) => {
          take(target.files);
          // The same file, corrected, may be chosen again.
          target.value = '';
        }}
      />
      <Button
        icon={<UploadOutlined aria-hidden />}
        disabled={isDisabled}
        autoFocus
        onClick={() => input.current?.click()}
      >
        {t(fileNames.length === 0 ? texts.choose : texts.chooseOther)}
      </Button>
      <span>
        {fileNames.length === 0 ? (
          t(texts.kinds)
        ) : (
          <>
            <FileExcelOutlined aria-hidden /> {t(texts.chosen(fileNames))}
          </>
        )}
      </span>
    </div>
  );
}
