import { SearchOutlined } from '@ant-design/icons';
import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import type { DepartmentNode } from '@evergreen/core/contract';
import { Empty, Input, Skeleton } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { DepartmentTree, Lock, PickerDialog, type PickerDialogProps } from '../picker/index.ts';
import './department-dialog.css';
import { departmentPickerMessages as messages } from './department-picker.messages.ts';

const TREE_HEIGHT = 320;

/** The tree of departments with a box at each; a department and those below it are chosen apart. */
export function DepartmentDialog({ picker, onClosed }: PickerDialogProps<DepartmentNode>) {
  const { words } = useFacts(picker);
  const t = useTranslate();
  return (
    <PickerDialog picker={picker} title={t(messages.title)} width={DIALOG_WIDTHS.department} onClosed={onClosed}>
      <Input.Search
        autoFocus
        allowClear
        searchIcon={<SearchOutlined aria-label={t(messages.search)} />}
        aria-label={t(messages.search)}
        placeholder={t(messages.search)}
        maxLength={64}
        value={words}
        onChange={(event) => picker.send({ type: 'words.type', words: event.target.value })}
        onSearch={() => picker.send({ type: 'words.search' })}
      />
      <div className="department-dialog-tree">
        <Departments picker={picker} />
      </div>
    </PickerDialog>
  );
}

function Departments({ picker }: Pick<PickerDialogProps<DepartmentNode>, 'picker'>) {
  const { status, rows, words, chosen } = useFacts(picker);
  const t = useTranslate();
  if (rows.length === 0) {
    if (status === 'failed') return null;
    return status === 'loading' ? <Skeleton active title={false} /> : <Empty description={t(messages.nothing)} />;
  }
  const values = chosen.map(({ value }) => value);
  return (
    <DepartmentTree
      aria-label={t(messages.tree)}
      roots={rows}
      words={words}
      seen={values}
      height={TREE_HEIGHT}
      isLocked={picker.isLocked}
      lock={<Lock picker={picker} />}
      checkable
      checkedKeys={{ checked: values.map(String), halfChecked: [] }}
      selectedKeys={[]}
      onCheck={(_keys, { node }) => picker.send({ type: 'item.toggle', item: picker.item(node) })}
      // The name is as good as the box beside it.
      onSelect={(_keys, { node }) => picker.send({ type: 'item.toggle', item: picker.item(node) })}
    />
  );
}
