import { ImportOutlined } from '@ant-design/icons';
import type { PageTransfer } from '@evergreen/core/records/page';
import type { RecordImportFacts } from '@evergreen/core/records/transfer';
import type { Resource } from '@evergreen/core/resources';
import { Button } from 'antd';
import { useState } from 'react';

import { PHONE, useEmitted, useFacts, useMedia, useStartedFacts, useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { saveFile } from '../../base/save-file/index.ts';
import { useDownload } from '../../files/file-display/use-download.ts';
import { recordImportTexts as texts } from './record-import.messages.ts';

const LateDialog = createLate(async () => (await import('./record-import-dialog.tsx')).RecordImportDialog);
const LateWizard = createLate(async () => (await import('./import-wizard-dialog.tsx')).ImportWizardDialog);

export interface RecordImportButtonProps {
  readonly resource: Resource;
  readonly service: PageTransfer['import'];
  readonly isDisabled: boolean;
}

const NOT_IMPORTED: Pick<RecordImportFacts, 'form'> = { form: 'steps' };

/** Opens the import into a list: step by step, and from there in its short form. */
export function RecordImportButton({ resource, service, isDisabled }: RecordImportButtonProps) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const { download } = useDownload();
  const running = useFacts(service);
  const isShort = useStartedFacts(service, NOT_IMPORTED).form === 'short';
  const [wasShort, setWasShort] = useState(false);
  if (isShort && !wasShort) setWasShort(true);
  useEmitted(service, (emitted) => {
    if (emitted.type === 'file.received') void saveFile(emitted.content, emitted.name);
    if (emitted.type === 'file.stored') void download(emitted.path, emitted.name);
  });
  return (
    <>
      <Button
        icon={<ImportOutlined aria-hidden />}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-label={t(texts.open)}
        title={t(texts.open)}
        onClick={() => service.send({ type: 'import.open' })}
      >
        {isPhone ? null : t(texts.open)}
      </Button>
      {running !== null && <LateWizard resource={resource} service={running} />}
      {running !== null && wasShort && <LateDialog resource={resource} service={running} />}
    </>
  );
}
