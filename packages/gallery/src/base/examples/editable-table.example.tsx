import { localized } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import type { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { defineExample } from '../example.types.ts';

function TablesLink() {
  const t = useTranslate();
  return <Link to="/gallery/tables">{t(localized('打开可编辑表格示例', 'Open the examples of the table'))}</Link>;
}

type MainProps = Pick<ComponentProps<typeof EditableTable>, 'table' | 'label' | 'maxHeight' | 'isFilled'>;

export const editableTableExample = defineExample<MainProps>({
  states: [{ state: 'working', content: <TablesLink /> }],
  properties: {
    table: {
      type: 'EditableTableService',
      words: localized(
        '表格的数据和状态，由 createEditableTable 创建。',
        'Rows and state, made by createEditableTable.',
      ),
    },
    label: { type: 'string', words: localized('读屏软件读出的名称。', 'The name that a screen reader says.') },
    maxHeight: {
      type: 'number',
      words: localized('超过多少像素后滚动，默认 400。', 'Pixels before the rows scroll; 400 by default.'),
    },
    isFilled: {
      type: 'boolean',
      words: localized('行数不多时也占满高度。', 'Takes its full height, however few the rows are.'),
    },
  },
  code: `import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';

<EditableTable table={table} label={t(messages.members)} />`,
});
