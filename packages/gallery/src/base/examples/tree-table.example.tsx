import { localized, ok, type LocalizedText } from '@evergreen/core/kernel';
import type { LoadTreeRows } from '@evergreen/core/records/tree';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { TreeTable, type TreeTableProps } from '@evergreen/react-ui/widgets/records/tree-table';

import { defineExample } from '../example.types.ts';

const LEVELS: Readonly<Record<string, readonly object[]>> = {
  top: [
    { id: '1', name: '市社会保险局', code: 'A01', hasChildren: true },
    { id: '2', name: '市民政局', code: 'A02' },
  ],
  '1': [
    { id: '11', name: '退休人员服务中心', code: 'A01A01', hasChildren: true },
    { id: '12', name: '待遇科', code: 'A01A02' },
  ],
  '11': [{ id: '111', name: '活动组', code: 'A01A01A01' }],
};

const loadLevel: LoadTreeRows = (parent) => Promise.resolve(ok(LEVELS[parent ?? 'top'] ?? []));
/** Below the top, rows stay on their way. */
const loadTop: LoadTreeRows = (parent) => (parent === null ? loadLevel(null) : new Promise(() => undefined));

function Tree({ label, load }: { readonly label: LocalizedText; readonly load: LoadTreeRows }) {
  const t = useTranslate();
  return (
    <TreeTable
      label={t(label)}
      columns={[
        { key: 'name', title: t(localized('部门', 'Department')) },
        { key: 'code', title: t(localized('编码', 'Code')), width: 120 },
      ]}
      load={load}
    />
  );
}

export const treeTableExample = defineExample<TreeTableProps>({
  states: [
    { state: 'filled', content: <Tree label={localized('部门', 'Departments')} load={loadLevel} /> },
    {
      state: localized('下级加载中（请展开）', 'Rows below on their way (open one)'),
      content: <Tree label={localized('加载中的部门', 'Departments on their way')} load={loadTop} />,
    },
    {
      state: 'empty',
      content: <Tree label={localized('没有部门', 'No departments')} load={() => Promise.resolve(ok([]))} />,
    },
    {
      state: 'wrong',
      content: <Tree label={localized('无法识别的部门', 'Unknown answer')} load={() => Promise.resolve(ok('?'))} />,
    },
  ],
  properties: {
    label: { type: 'string', words: localized('表格的名称。', 'The name of the table.') },
    columns: {
      type: 'readonly TreeTableColumn[]',
      words: localized('列；第一列显示树。', 'The columns, of which the first shows the tree.'),
    },
    load: {
      type: '(parent: string | null) => Promise<Result<unknown, LocalizedText>>',
      words: localized(
        '读取某行的下级，null 为顶级；只在首次展开时调用。',
        'The rows below a row, asked for when it is first opened.',
      ),
    },
  },
  code: `import { TreeTable } from '@evergreen/react-ui/widgets/records/tree-table';

<TreeTable label={t(messages.departments)} columns={columns} load={loadDepartments} />`,
});
