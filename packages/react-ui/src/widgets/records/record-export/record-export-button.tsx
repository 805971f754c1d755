import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import { createExportHistory, type ExportHistoryService } from '@evergreen/core/export-history';
import { createRecordExport, type ExportedList, type ExportWay } from '@evergreen/core/record-export';
import type { Resource } from '@evergreen/core/resources';
import { Button, Space } from 'antd';
import { useCallback, useState } from 'react';

import {
  PHONE,
  useCore,
  useEmitted,
  useFacts,
  useMedia,
  useOwnedService,
  useTranslate,
} from '../../../adapter/index.ts';
import { ActionMenu } from '../../base/action-menu/index.ts';
import { createLate } from '../../base/late/index.ts';
import { saveFile } from '../../base/save-file/index.ts';
import { recordExportTexts as texts } from './record-export.messages.ts';

const LateDialog = createLate(async () => (await import('./record-export-dialog.tsx')).RecordExportDialog);
const LateHistory = createLate(async () => (await import('../export-history/index.ts')).ExportHistoryDrawer);

export interface RecordExportButtonProps {
  readonly resource: Resource;
  readonly isDisabled: boolean;
  /** The list as it is now. */
  readonly listed: () => ExportedList;
}

/**
 * Exports everything that a list finds by one press, and saves what comes of it; its menu asks for rows, columns and format first, has
 * everything exported by the server, and leads to those files.
 */
export function RecordExportButton({ resource, isDisabled, listed }: RecordExportButtonProps) {
  const core = useCore();
  const open = useCallback(() => core.open((page) => createRecordExport({ ...page, resource })), [core, resource]);
  const service = useOwnedService(open);
  const history = useOwnedService(useCallback(() => core.open((page) => createExportHistory(page)), [core]));
  return service === null || history === null ? null : <OpenButton {...{ service, history, isDisabled, listed }} />;
}

interface OpenButtonProps extends Omit<RecordExportButtonProps, 'resource'> {
  readonly service: ReturnType<typeof createRecordExport>;
  readonly history: ExportHistoryService;
}

function OpenButton({ service, history, isDisabled, listed }: OpenButtonProps) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const [wasOpened, setWasOpened] = useState(false);
  const [wasListed, setWasListed] = useState(false);
  const open = (way: ExportWay) => {
    setWasOpened(true);
    service.send({ type: 'export.open', list: listed(), way });
  };
  const showHistory = () => {
    setWasListed(true);
    history.send({ type: 'exports.open' });
  };
  const { status, way } = useFacts(service);
  const isMaking = status === 'running' && way === 'quick';
  const exportAtOnce = () => {
    setWasOpened(true);
    service.send({ type: 'export.quick', list: listed() });
  };
  useEmitted(service, (emitted) => {
    if (emitted.type === 'file.received') void saveFile(emitted.content, emitted.name);
    if (emitted.type === 'job.started') showHistory();
  });
  return (
    <>
      <Space.Compact>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={isDisabled}
          loading={isMaking}
          aria-label={t(texts.open)}
          title={t(texts.usual)}
          onClick={exportAtOnce}
        >
          {isPhone ? null : t(texts.open)}
        </Button>
        <ActionMenu
          placement="bottomRight"
          items={[
            isMaking
              ? { key: 'stop', label: t(texts.stop), onClick: () => service.send({ type: 'export.cancel' }) }
              : { key: 'choices', label: t(texts.choices), onClick: () => open('download') },
            { key: 'everything', label: t(texts.everything), onClick: () => open('background') },
            { key: 'history', label: t(texts.history), onClick: showHistory },
          ]}
        >
          <Button
            icon={<DownOutlined aria-hidden />}
            disabled={isDisabled}
            aria-haspopup="menu"
            aria-label={t(texts.more)}
            title={t(texts.more)}
          />
        </ActionMenu>
      </Space.Compact>
      {wasOpened && <LateDialog service={service} />}
      {wasListed && <LateHistory service={history} />}
    </>
  );
}
