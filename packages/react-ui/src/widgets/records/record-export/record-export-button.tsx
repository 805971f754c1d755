import { DownloadOutlined } from '@ant-design/icons';
import { createRecordExport, type ExportedList } from '@evergreen/core/record-export';
import type { Resource } from '@evergreen/core/resources';
import { Button } from 'antd';
import { useCallback, useState } from 'react';

import { PHONE, useCore, useEmitted, useMedia, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { saveFile } from '../../base/save-file/index.ts';
import { recordExportTexts as texts } from './record-export.messages.ts';

const LateDialog = createLate(async () => (await import('./record-export-dialog.tsx')).RecordExportDialog);

export interface RecordExportButtonProps {
  readonly resource: Resource;
  readonly isDisabled: boolean;
  /** The list as it is now. */
  readonly listed: () => ExportedList;
}

/** Opens the export of a list, and saves what comes of it. */
export function RecordExportButton({ resource, isDisabled, listed }: RecordExportButtonProps) {
  const core = useCore();
  const open = useCallback(() => core.open((page) => createRecordExport({ ...page, resource })), [core, resource]);
  const service = useOwnedService(open);
  return service === null ? null : <OpenButton {...{ service, isDisabled, listed }} />;
}

interface OpenButtonProps extends Omit<RecordExportButtonProps, 'resource'> {
  readonly service: ReturnType<typeof createRecordExport>;
}

function OpenButton({ service, isDisabled, listed }: OpenButtonProps) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const [wasOpened, setWasOpened] = useState(false);
  useEmitted(service, (emitted) => {
    if (emitted.type === 'file.received') void saveFile(emitted.content, emitted.name);
  });
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-label={t(texts.open)}
        title={t(texts.open)}
        onClick={() => {
          setWasOpened(true);
          service.send({ type: 'export.open', list: listed() });
        }}
      >
        {isPhone ? null : t(texts.open)}
      </Button>
      {wasOpened && <LateDialog service={service} />}
    </>
  );
}
