import { DeleteOutlined, GroupOutlined, PlusOutlined } from '@ant-design/icons';
import { canNest, type AdvancedQueryService, type QueryGroup } from '@evergreen/core/advanced-query';
import type { MatchType } from '@evergreen/core/resources';
import { Button, Select } from 'antd';

import { useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';
import { QueryLineRow } from './query-line.tsx';

export interface QueryGroupBoxProps {
  readonly query: AdvancedQueryService;
  readonly group: QueryGroup;
  /** 1 for the whole query. */
  readonly level: number;
}

/** Conditions that must all hold, or any of them; groups stand in groups. */
export function QueryGroupBox({ query, group, level }: QueryGroupBoxProps) {
  const t = useTranslate();
  const isFull = useSelectedFacts(query, (facts) => facts.isFull);
  const isRoot = level === 1;
  return (
    <fieldset className={isRoot ? 'query-group' : 'query-group query-group-inner'}>
      <legend className="query-group-legend">{t(isRoot ? texts.title : texts.group)}</legend>
      <div className="query-group-head">
        <label htmlFor={`query-match-${group.id}`}>{t(texts.match)}</label>
        <Select<MatchType>
          id={`query-match-${group.id}`}
          className="query-group-match"
          value={group.matchType}
          options={[
            { value: 'and', label: t(texts.and) },
            { value: 'or', label: t(texts.or) },
          ]}
          onChange={(matchType) => query.send({ type: 'match.choose', group: group.id, matchType })}
        />
        {!isRoot && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t(texts.removeGroup)}
            onClick={() => query.send({ type: 'member.remove', id: group.id })}
          />
        )}
      </div>
      <ol className="query-group-members">
        {group.members.map((member, index) => (
          <li key={member.id}>
            {member.kind === 'line' ? (
              <QueryLineRow query={query} line={member} place={index + 1} />
            ) : (
              <QueryGroupBox query={query} group={member} level={level + 1} />
            )}
          </li>
        ))}
      </ol>
      <div className="query-group-foot">
        <Button
          size="small"
          disabled={isFull}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => query.send({ type: 'line.add', group: group.id })}
        >
          {t(texts.addLine)}
        </Button>
        {canNest(level) && (
          <Button
            size="small"
            disabled={isFull}
            icon={<GroupOutlined aria-hidden />}
            onClick={() => query.send({ type: 'group.add', group: group.id })}
          >
            {t(texts.addGroup)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
