import { PAGE_SIZES } from '@evergreen/core/contract';
import type { ResourceRow } from '@evergreen/core/resources';
import type { TableColumnsType } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { PickerDialog, PickerSearch, PickerTable, type PickerDialogProps } from '../picker/index.ts';
import { rolePickerMessages as messages } from './role-picker.messages.ts';

const WIDTH = 800;

/** Roles by name, with their code. */
export function RoleDialog({ picker, onClosed }: PickerDialogProps<ResourceRow>) {
  const t = useTranslate();
  const columns: TableColumnsType<ResourceRow> = [
    { title: t(messages.name), dataIndex: 'roleName', width: 240 },
    { title: t(messages.code), dataIndex: 'roleCode', width: 200 },
  ];
  return (
    <PickerDialog picker={picker} title={t(messages.title)} width={WIDTH} onClosed={onClosed}>
      <PickerSearch picker={picker} prompt={t(messages.search)} />
      <PickerTable picker={picker} columns={columns} pageSizes={PAGE_SIZES.slice(0, 3)} />
    </PickerDialog>
  );
}
