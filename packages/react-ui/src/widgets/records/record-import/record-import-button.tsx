import { ImportOutlined } from '@ant-design/icons';
import { createImportWizard, type ImportWizardService } from '@evergreen/core/import-wizard';
import { createRecordImport, type RecordImportService } from '@evergreen/core/record-import';
import type { Resource } from '@evergreen/core/resources';
import { Button } from 'antd';
import { useCallback, useState } from 'react';

import { PHONE, useCore, useEmitted, useMedia, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { saveFile } from '../../base/save-file/index.ts';
import { recordImportTexts as texts } from './record-import.messages.ts';

const LateDialog = createLate(async () => (await import('./record-import-dialog.tsx')).RecordImportDialog);
const LateWizard = createLate(async () => (await import('../import-wizard/index.ts')).ImportWizardDialog);

export interface RecordImportButtonProps {
  readonly resource: Resource;
  readonly isDisabled: boolean;
  /** Rows were written. */
  readonly onImported: () => void;
}

/** Opens the import into a list. */
export function RecordImportButton({ resource, ...props }: RecordImportButtonProps) {
  const core = useCore();
  const open = useCallback(() => core.open((page) => createRecordImport({ ...page, resource })), [core, resource]);
  const service = useOwnedService(open);
  const openWizard = useCallback(
    () => core.open((page) => createImportWizard({ ...page, resource })),
    [core, resource],
  );
  const wizard = useOwnedService(openWizard);
  return service === null || wizard === null ? null : <OpenButton {...props} {...{ resource, service, wizard }} />;
}

function OpenButton({
  resource,
  service,
  wizard,
  isDisabled,
  onImported,
}: RecordImportButtonProps & { readonly service: RecordImportService; readonly wizard: ImportWizardService }) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const [wasOpened, setWasOpened] = useState(false);
  const [wasStepped, setWasStepped] = useState(false);
  useEmitted(wizard, (emitted) => {
    if (emitted.type === 'file.received') void saveFile(emitted.content, emitted.name);
    if (emitted.type === 'rows.imported') onImported();
  });
  useEmitted(service, (emitted) => {
    if (emitted.type === 'file.received') void saveFile(emitted.content, emitted.name);
    if (emitted.type === 'rows.imported') onImported();
  });
  return (
    <>
      <Button
        icon={<ImportOutlined aria-hidden />}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-label={t(texts.open)}
        title={t(texts.open)}
        onClick={() => {
          setWasOpened(true);
          service.send({ type: 'import.open' });
        }}
      >
        {isPhone ? null : t(texts.open)}
      </Button>
      {wasOpened && (
        <LateDialog
          resource={resource}
          service={service}
          onStepByStep={() => {
            const { file } = service.facts();
            service.send({ type: 'import.cancel' });
            setWasStepped(true);
            wizard.send({ type: 'wizard.open' });
            if (file !== null) wizard.send({ type: 'file.choose', file });
          }}
        />
      )}
      {wasStepped && <LateWizard resource={resource} service={wizard} />}
    </>
  );
}
