import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import { PAGE_SIZES, type DepartmentNode, type PickedUser } from '@evergreen/core/contract';
import { createDepartmentPicker, sexText } from '@evergreen/core/access/people-pickers';
import { Alert, Skeleton, type TableColumnsType } from 'antd';
import { useCallback, useEffect } from 'react';

import { useCore, useFacts, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { DepartmentTree, PickerDialog, PickerSearch, PickerTable, type PickerDialogProps } from '../picker/index.ts';
import './user-dialog.css';
import { userPickerMessages as messages } from './user-picker.messages.ts';

const TREE_HEIGHT = 420;

/** A tree of departments, and the users of the chosen one and of those below it; of all without one. */
export function UserDialog({ picker, onClosed }: PickerDialogProps<PickedUser>) {
  const t = useTranslate();
  const columns: TableColumnsType<PickedUser> = [
    { title: t(messages.username), dataIndex: 'username', width: 140 },
    { title: t(messages.realname), dataIndex: 'realname', width: 120 },
    { title: t(messages.sex), dataIndex: 'sex', width: 70, render: (sex: number | null) => t(sexText(sex)) },
    { title: t(messages.phone), dataIndex: 'phone', width: 140 },
    { title: t(messages.department), dataIndex: 'orgCodeTxt', ellipsis: true, width: 260 },
  ];
  return (
    <PickerDialog picker={picker} title={t(messages.title)} width={DIALOG_WIDTHS.user} onClosed={onClosed}>
      <div className="user-dialog">
        <DepartmentsOfUsers picker={picker} />
        <div className="user-dialog-users">
          <PickerSearch picker={picker} prompt={t(messages.search)} />
          <PickerTable picker={picker} columns={columns} pageSizes={PAGE_SIZES.slice(0, 3)} rowKey={({ id }) => id} />
        </div>
      </div>
    </PickerDialog>
  );
}

function DepartmentsOfUsers({ picker }: Pick<PickerDialogProps<PickedUser>, 'picker'>) {
  const core = useCore();
  const departments = useOwnedService(
    useCallback(() => core.open(({ client, clock }) => createDepartmentPicker({ client, clock, maximum: 1 })), [core]),
  );
  useEffect(() => departments?.send({ type: 'picker.open' }), [departments]);
  return departments === null ? null : <Departments picker={picker} departments={departments} />;
}

interface DepartmentsProps extends Pick<PickerDialogProps<PickedUser>, 'picker'> {
  readonly departments: PickerDialogProps<DepartmentNode>['picker'];
}

function Departments({ picker, departments }: DepartmentsProps) {
  const { status, rows } = useFacts(departments);
  const { group } = useFacts(picker);
  const t = useTranslate();
  return (
    <div className="user-dialog-departments">
      {status === 'failed' && <Alert type="warning" showIcon title={t(messages.departmentsFailed)} />}
      {status === 'loading' && <Skeleton active title={false} />}
      {rows.length > 0 && (
        <DepartmentTree
          aria-label={t(messages.tree)}
          roots={rows}
          words=""
          seen={[]}
          height={TREE_HEIGHT}
          selectedKeys={group === null ? [] : [group]}
          // Chosen again, the department is let go.
          onSelect={([key]) => picker.send({ type: 'group.choose', group: key === undefined ? null : String(key) })}
        />
      )}
    </div>
  );
}
