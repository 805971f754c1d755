import type { DictionaryMap } from '@evergreen/core/contract';
import { isPinned, listCard, type ListColumn, type ListPageFacts } from '@evergreen/core/records/list';
import { TREE_PATH, type Resource, type ResourceRow } from '@evergreen/core/resources';
import { Checkbox, Spin } from 'antd';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import { PlacedName } from './placed-name.tsx';
import { RecordCell } from './record-cell.tsx';
import { rowClass } from './row-class.ts';
import { RowActions, type RowWays } from './row-actions.tsx';
import './record-cards.css';

export interface RecordCardsProps {
  readonly resource: Resource;
  readonly facts: ListPageFacts;
  /** Visible columns in order. */
  readonly columns: readonly ListColumn[];
  readonly dictionaries: DictionaryMap;
  /** Rendered in place of cards. */
  readonly empty: ReactNode;
  /** Something can be done to several rows. */
  readonly hasSelection: boolean;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly ways: RowWays;
  /** Shows or hides the rows below a row of a tree. */
  readonly onToggle: (id: string) => void;
}

/** The rows of a list on a phone: a card each, with the name, the state, the first columns and a menu. */
export function RecordCards(props: RecordCardsProps) {
  const { resource, facts, columns, dictionaries, empty, hasSelection, onSelect, ways } = props;
  const { onShow } = ways;
  const t = useTranslate();
  const { state, lines } = listCard(resource, columns);
  const labelOf = (row: ResourceRow) => String(row[resource.labelField] ?? '');
  const select = (id: string, isSelected: boolean) =>
    onSelect(isSelected ? [...facts.selection, id] : facts.selection.filter((other) => other !== id));
  return (
    <Spin spinning={facts.status === 'loading' || facts.status === 'removing'} delay={150}>
      {facts.rows.length === 0 ? (
        empty
      ) : (
        <ul className="record-cards" aria-label={t(resource.title)}>
          {facts.rows.map((row) => (
            <li key={row.id} className={`record-card ${rowClass(facts, row.id)}`}>
              <div className="record-card-head">
                {hasSelection && (
                  <Checkbox
                    className="record-card-box"
                    aria-label={t(messages.selectRow(labelOf(row)))}
                    checked={facts.selection.includes(row.id)}
                    onChange={({ target }) => select(row.id, target.checked)}
                  />
                )}
                <PlacedName
                  label={labelOf(row)}
                  place={facts.tree?.[row.id]}
                  path={String(row[TREE_PATH] ?? '')}
                  isPinned={isPinned(resource, row)}
                  onToggle={() => props.onToggle(row.id)}
                  onOpen={onShow === null ? null : () => onShow(row.id)}
                />
                {state !== null && <RecordCell column={state} row={row} dictionaries={dictionaries} />}
                <RowActions {...{ row, ways }} label={labelOf(row)} permitted={facts.permitted} isFolded />
              </div>
              <dl className="record-card-lines">
                {filled(lines, row).map((column) => (
                  <div key={column.key}>
                    <dt>{t(column.title)}</dt>
                    <dd>
                      <RecordCell column={column} row={row} dictionaries={dictionaries} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </Spin>
  );
}

/** A label without a value tells nothing on a card. */
function filled<Column extends ListColumn>(columns: readonly Column[], row: ResourceRow): readonly Column[] {
  return columns.filter(({ cell }) => cell(row)['zh-CN'] !== '');
}
