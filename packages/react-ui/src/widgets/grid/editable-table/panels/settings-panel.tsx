import type { TableFacts, TableSize } from '@evergreen/core/grid/editable-table';
import type { LocalizedText } from '@evergreen/core/kernel';
import { Button, Checkbox, Radio } from 'antd';

import { useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { panelMessages as messages } from './panel.messages.ts';
import { useTable } from '../table-context.ts';

const allColumnsOf = (facts: TableFacts) => facts.allColumns;
const sizeOf = (facts: TableFacts) => facts.size;

const SIZES: readonly (readonly [TableSize, LocalizedText])[] = [
  ['medium', messages.sizeMedium],
  ['small', messages.sizeSmall],
  ['mini', messages.sizeMini],
  ['tiny', messages.sizeTiny],
];

/** Which columns are shown and how high the rows are. */
export function SettingsPanel() {
  const { table } = useTable();
  const t = useTranslate();
  const columns = useSelectedFacts(table, allColumnsOf);
  const size = useSelectedFacts(table, sizeOf);
  const shown = columns.filter(({ isHidden }) => !isHidden).length;
  return (
    <div className="table-settings-panel">
      <Radio.Group
        aria-label={t(messages.size)}
        optionType="button"
        value={size}
        options={SIZES.map(([value, label]) => ({ value, label: t(label) }))}
        onChange={({ target }) => {
          const chosen = SIZES.find(([value]) => value === target.value);
          if (chosen !== undefined) table.send({ type: 'size.set', size: chosen[0] });
        }}
      />
      <ul>
        {columns.map(({ column, isHidden }) => (
          <li key={column.key}>
            <Checkbox
              checked={!isHidden}
              disabled={!isHidden && shown === 1}
              onChange={({ target }) =>
                table.send({ type: 'column.hide', column: column.key, isHidden: !target.checked })
              }
            >
              {column.title}
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button type="link" onClick={() => table.send({ type: 'columns.reset' })}>
        {t(messages.columnsReset)}
      </Button>
    </div>
  );
}
