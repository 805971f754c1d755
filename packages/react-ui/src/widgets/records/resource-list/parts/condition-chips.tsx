import type { ConditionChip, Condition, Resource } from '@evergreen/core/resources';
import type { DictionaryMap } from '@evergreen/core/contract';
import { activeConditions, type ListPageFacts } from '@evergreen/core/records/list';
import { Button, Tag } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface ConditionChipsProps {
  readonly resource: Resource;
  readonly search: ListPageFacts['query']['search'];
  readonly dictionaries: DictionaryMap;
  /** The advanced query. */
  readonly advanced: readonly ConditionChip[];
  /** Another advanced query; null ends it. */
  readonly onChange: (condition: Condition | null) => void;
  /** End the conditions of these search parameters. */
  readonly onEnd: (names: readonly string[]) => void;
  readonly onClear: () => void;
}

/** The conditions in force, each ended by one press. Takes no room without any. */
export function ConditionChips({
  resource,
  search,
  dictionaries,
  advanced,
  onChange,
  onEnd,
  onClear,
}: ConditionChipsProps) {
  const t = useTranslate();
  const conditions = activeConditions(resource, search, dictionaries);
  if (conditions.length + advanced.length === 0) return null;
  return (
    <ul className="resource-list-conditions" aria-label={t(messages.conditions)}>
      {conditions.map(({ key, label, value, names }) => {
        const text = value === null ? t(label) : `${t(label)}${t(messages.colon)}${t(value)}`;
        return (
          <li key={key}>
            <Tag closable={{ 'aria-label': t(messages.endCondition(text)) }} onClose={() => onEnd(names)}>
              {text}
            </Tag>
          </li>
        );
      })}
      {advanced.map(({ text, rest }, index) => (
        // By place: the tags have no state, as that of antd, that one was closed, is refused.
        <li key={index}>
          <Tag
            className="resource-list-advanced"
            closable={{ 'aria-label': t(messages.endCondition(t(text))) }}
            onClose={(event) => {
              event.preventDefault();
              onChange(rest);
            }}
          >
            {t(text)}
          </Tag>
        </li>
      ))}
      <li>
        <Button type="link" size="small" onClick={onClear}>
          {t(messages.clearConditions)}
        </Button>
      </li>
    </ul>
  );
}
