import { DownOutlined, PrinterOutlined } from '@ant-design/icons';
import type { PageTransfer } from '@evergreen/core/records/page';
import { offeredSheets, type ListOnPaper } from '@evergreen/core/records/transfer';
import type { Resource } from '@evergreen/core/resources';
import { Button, Space } from 'antd';

import { PHONE, useMedia, useStartedFacts, useTranslate } from '../../../adapter/index.ts';
import { ActionMenu } from '../../base/action-menu/index.ts';
import { NOT_PRINTED } from './not-printed.ts';
import { recordPrintTexts as texts } from './record-print.messages.ts';

export interface RecordPrintButtonProps {
  readonly resource: Resource;
  readonly print: PageTransfer['print'];
  readonly isDisabled: boolean;
  /** The list as it is now. */
  readonly listed: () => ListOnPaper;
}

/** Prints everything that a list finds, or the rows that are selected; its menu has the forms of the resource. */
export function RecordPrintButton({ resource, print, isDisabled, listed }: RecordPrintButtonProps) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const { status } = useStartedFacts(print, NOT_PRINTED);
  const start = (sheet: string | null) => print.send({ type: 'print.start', list: listed(), sheet });
  const sheets = resource.sheets === undefined ? [] : offeredSheets(resource, listed());
  const button = (
    <Button
      icon={<PrinterOutlined aria-hidden />}
      disabled={isDisabled}
      loading={status === 'reading'}
      aria-label={t(texts.print)}
      title={t(texts.print)}
      onClick={() => start(null)}
    >
      {isPhone ? null : t(texts.print)}
    </Button>
  );
  if (sheets.length === 0) return button;
  return (
    <Space.Compact>
      {button}
      <ActionMenu
        placement="bottomRight"
        items={sheets.map(({ key, title }) => ({ key, label: t(title), onClick: () => start(key) }))}
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
  );
}
