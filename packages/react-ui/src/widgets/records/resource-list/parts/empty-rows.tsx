import type { Resource, ConditionChip } from '@evergreen/core/resources';
import type { DictionaryMap } from '@evergreen/core/contract';
import { emptyText, activeConditions, type ListPageFacts } from '@evergreen/core/records/list';
import { Button, Empty } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface EmptyRowsProps {
  readonly resource: Resource;
  readonly facts: ListPageFacts;
  readonly dictionaries: DictionaryMap;
  readonly advanced: readonly ConditionChip[];
  readonly onClear: () => void;
  readonly onAdd: () => void;
}

/**
 * Why there are no rows and what to do about it: the conditions in force, or a first record. Nothing is claimed to be
 * empty before the first response, nor after a failure.
 */
export function EmptyRows({ resource, facts, dictionaries, advanced, onClear, onAdd }: EmptyRowsProps) {
  const t = useTranslate();
  if (facts.status === 'loading' || facts.failure !== null) return <div className="resource-list-unknown" />;
  const conditions = [
    ...activeConditions(resource, facts.query.search, dictionaries),
    ...advanced.map(({ text }) => ({ key: text['zh-CN'], label: text, value: null, names: [] })),
  ];
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(emptyText(resource, conditions))}>
      {conditions.length > 0 ? (
        <Button onClick={onClear}>{t(messages.clearConditions)}</Button>
      ) : (
        facts.permitted.add.decision === 'show' && (
          <Button type="primary" onClick={onAdd}>
            {t(messages.add)}
          </Button>
        )
      )}
    </Empty>
  );
}
