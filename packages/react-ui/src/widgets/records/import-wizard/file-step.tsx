import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import type { ImportWizardFacts, ImportWizardService } from '@evergreen/core/import-wizard';
import { Button } from 'antd';
import { useRef } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { importWizardTexts as texts } from './import-wizard.messages.ts';

export interface WizardStepProps {
  readonly facts: ImportWizardFacts;
  readonly service: ImportWizardService;
}

/** The first step: a file, which is read at once. */
export function FileStep({ facts, service }: WizardStepProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file !== undefined) service.send({ type: 'file.choose', file: { name: file.name, content: file } });
  };
  return (
    <>
      <p>{t(texts.hint)}</p>
      <div
        className="import-wizard-file"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept=".xls,.xlsx"
          aria-label={t(texts.choose)}
          onChange={({ target }) => {
            take(target.files);
            // The same file, corrected, may be chosen again.
            target.value = '';
          }}
        />
        <Button type="primary" icon={<UploadOutlined aria-hidden />} autoFocus onClick={() => input.current?.click()}>
          {t(texts.choose)}
        </Button>
        <span>{t(texts.kinds)}</span>
      </div>
      <div className="import-wizard-foot">
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={facts.isFetchingTemplate}
          onClick={() => service.send({ type: 'template.fetch' })}
        >
          {t(texts.template)}
        </Button>
        <Button onClick={() => service.send({ type: 'wizard.close' })}>{t(texts.cancel)}</Button>
      </div>
    </>
  );
}
