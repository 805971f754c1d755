import { DIALOG_WIDTHS, HEIGHTS } from '@evergreen/core/kernel';
import { BUSINESS_PAGE_SIZES, type BusinessRow, type BusinessSelectConfig } from '@evergreen/core/business-select';
import type { PickedItem } from '@evergreen/core/picker';
import { Button, Table, type TableColumnsType } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { PickerDialog, PickerSearch, PickerTable, type PickerDialogProps } from '../../access/picker/index.ts';
import './business-dialog.css';
import { businessSelectMessages as messages } from './business-select.messages.ts';

export interface BusinessDialogProps extends PickerDialogProps<BusinessRow> {
  readonly config: BusinessSelectConfig;
}

/** What can be chosen on the left, what is chosen on the right. */
export function BusinessDialog({ picker, config, onClosed }: BusinessDialogProps) {
  const t = useTranslate();
  const columns: TableColumnsType<BusinessRow> = config.columns.map(({ key, title, width }) => ({
    title: t(title),
    dataIndex: key,
    ...(width === undefined ? {} : { width }),
  }));
  return (
    <PickerDialog
      picker={picker}
      title={t(messages.title(config.name))}
      width={DIALOG_WIDTHS.business}
      hasOwnList
      onClosed={onClosed}
    >
      <div className="business-dialog">
        <div className="business-dialog-list">
          <PickerSearch picker={picker} prompt={t(messages.search(config.queryParamText))} />
          <PickerTable picker={picker} columns={columns} pageSizes={BUSINESS_PAGE_SIZES} />
        </div>
        <ChosenRows picker={picker} config={config} />
      </div>
    </PickerDialog>
  );
}

function ChosenRows({ picker, config }: Pick<BusinessDialogProps, 'picker' | 'config'>) {
  const { chosen } = useFacts(picker);
  const t = useTranslate();
  const columns: TableColumnsType<PickedItem> = [
    { title: t(messages.chosen(config.name)), dataIndex: 'text', ellipsis: true },
    {
      title: t(messages.action),
      width: 84,
      render: (_value: unknown, item) => (
        <Button type="link" size="small" onClick={() => picker.send({ type: 'item.toggle', item })}>
          {t(messages.remove)}
        </Button>
      ),
    },
  ];
  return (
    <Table<PickedItem>
      size="small"
      columns={columns}
      dataSource={[...chosen]}
      rowKey={({ value }) => String(value)}
      pagination={false}
      locale={{ emptyText: t(messages.nothing) }}
      scroll={{ y: HEIGHTS.dialogList }}
    />
  );
}
