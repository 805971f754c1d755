import { ImportOutlined } from '@ant-design/icons';
import { createRecordImport, type RecordImportService } from '@evergreen/core/record-import';
import type { Resource } from '@evergreen/core/resources';
import { Button } from 'antd';
import { useCallback, useState } from 'react';

import {
  PHONE,
  useCore,
  useEmitted,
  useMedia,
  useOwnedService,
  useSelectedFacts,
  useTranslate,
} from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { saveFile } from '../../base/save-file/index.ts';
import { useDownload } from '../../files/file-display/use-download.ts';
import { recordImportTexts as texts } from './record-import.messages.ts';

const LateDialog = createLate(async () => (await import('./record-import-dialog.tsx')).RecordImportDialog);
const LateWizard = createLate(async () => (await import('./import-wizard-dialog.tsx')).ImportWizardDialog);

export interface RecordImportButtonProps {
  readonly resource: Resource;
  readonly isDisabled: boolean;
  /** Rows were written. */
  readonly onImported: () => void;
}

/** Opens the import into a list: step by step, and from there in its short form. */
export function RecordImportButton({ resource, ...props }: RecordImportButtonProps) {
  const core = useCore();
  const open = useCallback(() => core.open((page) => createRecordImport({ ...page, resource })), [core, resource]);
  const service = useOwnedService(open);
  return service === null ? null : <OpenButton {...props} {...{ resource, service }} />;
}

function OpenButton({
  resource,
  service,
  isDisabled,
  onImported,
}: RecordImportButtonProps & { readonly service: RecordImportService }) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const { download } = useDownload();
  const [wasOpened, setWasOpened] = useState(false);
  const isShort = useSelectedFacts(service, ({ form }) => form === 'short');
  const [wasShort, setWasShort] = useState(false);
  if (isShort && !wasShort) setWasShort(true);
  useEmitted(service, (emitted) => {
    if (emitted.type === 'file.received') void saveFile(emitted.content, emitted.name);
    if (emitted.type === 'file.stored') void download(emitted.path, emitted.name);
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
      {wasOpened && <LateWizard resource={resource} service={service} />}
      {wasShort && <LateDialog resource={resource} service={service} />}
    </>
  );
}
