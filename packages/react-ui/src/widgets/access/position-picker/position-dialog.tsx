import { PAGE_SIZES } from '@evergreen/core/contract';
import type { ResourceRow } from '@evergreen/core/resources';
import type { TableColumnsType } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { PickerDialog, PickerSearch, PickerTable, type PickerDialogProps } from '../picker/index.ts';
import { positionPickerMessages as messages } from './position-picker.messages.ts';

const WIDTH = 800;

/** Positions by name, with their rank. */
export function PositionDialog({ picker, onClosed }: PickerDialogProps<ResourceRow>) {
  const t = useTranslate();
  const columns: TableColumnsType<ResourceRow> = [
    { title: t(messages.name), dataIndex: 'name', width: 240 },
    { title: t(messages.code), dataIndex: 'code', width: 160 },
    { title: t(messages.rank), dataIndex: 'postRank_dictText', width: 140 },
  ];
  return (
    <PickerDialog picker={picker} title={t(messages.title)} width={WIDTH} onClosed={onClosed}>
      <PickerSearch picker={picker} prompt={t(messages.search)} />
      <PickerTable picker={picker} columns={columns} pageSizes={PAGE_SIZES.slice(0, 3)} />
    </PickerDialog>
  );
}
