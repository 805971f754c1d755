import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import type { PageTransfer } from '@evergreen/core/records/page';
import type { ExportedList, ExportWay, RecordExportFacts } from '@evergreen/core/records/transfer';
import { Button, Space } from 'antd';

import { PHONE, useEmitted, useFacts, useMedia, useStartedFacts, useTranslate } from '../../../adapter/index.ts';
import { ActionMenu } from '../../base/action-menu/index.ts';
import { createLate } from '../../base/late/index.ts';
import { saveFile } from '../../base/save-file/index.ts';
import { recordExportTexts as texts } from './record-export.messages.ts';

const LateDialog = createLate(async () => (await import('./record-export-dialog.tsx')).RecordExportDialog);
const LateHistory = createLate(async () => (await import('../export-history/index.ts')).ExportHistoryDrawer);

export interface RecordExportButtonProps {
  readonly transfer: PageTransfer;
  readonly isDisabled: boolean;
  /** The list as it is now. */
  readonly listed: () => ExportedList;
}

const NOT_EXPORTED: Pick<RecordExportFacts, 'status' | 'way'> = { status: 'closed', way: 'download' };

/**
 * Exports everything that a list finds by one press, and saves what comes of it; its menu asks for rows, columns and format first, has
 * everything exported by the server, and leads to those files.
 */
export function RecordExportButton({ transfer, isDisabled, listed }: RecordExportButtonProps) {
  const { export: service, exports: history } = transfer;
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const running = useFacts(service);
  const runningHistory = useFacts(history);
  const { status, way } = useStartedFacts(service, NOT_EXPORTED);
  const isMaking = status === 'running' && way === 'quick';
  const open = (chosen: ExportWay) => service.send({ type: 'export.open', list: listed(), way: chosen });
  useEmitted(service, (emitted) => {
    if (emitted.type === 'file.received') void saveFile(emitted.content, emitted.name);
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
          onClick={() => service.send({ type: 'export.quick', list: listed() })}
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
            { key: 'history', label: t(texts.history), onClick: () => history.send({ type: 'exports.open' }) },
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
      {running !== null && <LateDialog service={running} />}
      {runningHistory !== null && <LateHistory service={runningHistory} />}
    </>
  );
}
