import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { FileChoice } from './file-choice.tsx';
import { recordImportTexts as texts } from './record-import.messages.ts';
import type { WizardStepProps } from './wizard-step.types.ts';

/** The first step: files, the first of which is read at once. */
export function FileStep({ facts, service }: WizardStepProps) {
  const t = useTranslate();
  return (
    <>
      <p>{t(texts.hint)}</p>
      <FileChoice facts={facts} service={service} isDisabled={false} />
      <div className="import-wizard-foot">
        <Button type="link" onClick={() => service.send({ type: 'form.change', form: 'short' })}>
          {t(texts.atOnce)}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={facts.isFetchingTemplate}
          onClick={() => service.send({ type: 'template.fetch' })}
        >
          {t(texts.template)}
        </Button>
        <Button onClick={() => service.send({ type: 'import.close' })}>{t(texts.cancel)}</Button>
      </div>
    </>
  );
}
