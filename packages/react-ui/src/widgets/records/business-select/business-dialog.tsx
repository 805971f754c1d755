import { DIALOG_WIDTHS, HEIGHTS } from '@evergreen/core/kernel';
import {
  BUSINESS_PAGE_SIZES,
  businessRowKey,
  type BusinessQuery,
  type BusinessRow,
  type BusinessSelectConfig,
} from '@evergreen/core/records/choices';
import type { PickedItem } from '@evergreen/core/access/picker';
import { Button, Input, Table, type TableColumnsType } from 'antd';
import { useId } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { PickerDialog, PickerSearch, PickerTable, type PickerDialogProps } from '../../access/picker/index.ts';
import { DictionarySelect } from '../../base/dictionary-select/index.ts';
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
          <PickerSearch picker={picker} prompt={t(messages.search(config.queryParamText))}>
            {config.queryConfig?.map((query) => (
              <BusinessFilter key={query.key} picker={picker} query={query} />
            ))}
          </PickerSearch>
          <PickerTable
            picker={picker}
            columns={columns}
            pageSizes={BUSINESS_PAGE_SIZES}
            rowKey={(row) => businessRowKey(config, row)}
          />
        </div>
        <ChosenRows picker={picker} config={config} />
      </div>
    </PickerDialog>
  );
}

interface BusinessFilterProps extends Pick<BusinessDialogProps, 'picker'> {
  readonly query: BusinessQuery;
}

/** A field of the search: a text, or an entry of its dictionary. Enter searches at once. */
function BusinessFilter({ picker, query: { key, label, dictCode } }: BusinessFilterProps) {
  const { filters } = useFacts(picker);
  const t = useTranslate();
  const id = useId();
  const value = filters[key] ?? '';
  const prompt = t(dictCode === undefined ? messages.search(label) : messages.prompt(label));
  const type = (text: string) => picker.send({ type: 'filter.type', parameter: key, text });
  if (dictCode !== undefined)
    return (
      <DictionarySelect
        id={id}
        aria-label={prompt}
        placeholder={prompt}
        dictionary={dictCode}
        value={value === '' ? null : value}
        onChange={(chosen) => type(chosen ?? '')}
      />
    );
  return (
    <Input
      id={id}
      aria-label={prompt}
      placeholder={prompt}
      maxLength={64}
      value={value}
      suffix={<span />}
      onChange={(event) => type(event.target.value)}
      onPressEnter={() => picker.send({ type: 'words.search' })}
    />
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
