import { DownloadOutlined } from '@ant-design/icons';
import { tableDependencies } from '@evergreen/core';
import { createImportFixes, type ImportFixes, type WrongRows } from '@evergreen/core/records/transfer';
import type { Resource } from '@evergreen/core/resources';
import { Alert, Button } from 'antd';
import { useCallback } from 'react';

import { useCore, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { EditableTable } from '../../grid/editable-table/index.ts';
import { DuplicateRows } from './duplicate-rows.tsx';
import type { WizardStepProps } from './wizard-step.types.ts';
import { recordImportTexts as texts } from './record-import.messages.ts';

export interface FixesStepProps extends WizardStepProps {
  readonly resource: Resource;
  readonly wrong: WrongRows;
}

/** CSS pixels; some rows, with the toolbar and the notes of the table. */
const TABLE_HEIGHT = 320;

/** The rows with errors in a table to correct them in. */
export function FixesStep(props: FixesStepProps) {
  const { resource, wrong } = props;
  const core = useCore();
  const t = useTranslate();
  const fixes = useOwnedService(
    useCallback(
      () => core.open((given) => createImportFixes({ resource, wrong, t, table: tableDependencies(given) })),
      [core, resource, wrong, t],
    ),
  );
  return fixes === null ? null : <Fixes {...props} fixes={fixes} />;
}

function Fixes({ facts, wrong, service, fixes }: FixesStepProps & { readonly fixes: ImportFixes }) {
  const t = useTranslate();
  const right = facts.total - facts.wrong;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t(texts.wrong(facts.wrong, facts.total))}
        description={t(texts.fixHint(wrong.rows.length, right))}
      />
      {facts.duplicates.length > 0 && <DuplicateRows facts={facts} service={service} />}
      <EditableTable table={fixes} label={t(texts.fixes)} maxHeight={TABLE_HEIGHT} />
      <div className="import-wizard-foot">
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={facts.isMarking}
          onClick={() => service.send({ type: 'marked.fetch', ...fixes.corrections() })}
        >
          {t(texts.marked)}
        </Button>
        <Button onClick={() => service.send({ type: 'import.back' })}>{t(texts.back)}</Button>
        {right > 0 && (
          <Button onClick={() => service.send({ type: 'rest.write', ...fixes.corrections() })}>
            {t(texts.rest(right))}
          </Button>
        )}
        <Button type="primary" onClick={() => service.send({ type: 'import.check', ...fixes.corrections() })}>
          {t(texts.again)}
        </Button>
      </div>
    </>
  );
}
