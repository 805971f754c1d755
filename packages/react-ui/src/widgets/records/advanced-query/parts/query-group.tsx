import { DeleteOutlined, GroupOutlined, PlusOutlined } from '@ant-design/icons';
import {
  canNest,
  type ConditionLinesFacts,
  type ConditionLinesService,
  matchTexts,
  queryBuilderTexts,
  type QueryGroup,
  type QueryMember,
} from '@evergreen/core/records/query';
import type { MatchType } from '@evergreen/core/resources';
import { Button, Select } from 'antd';
import { memo } from 'react';

import { useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';
import { QueryLineRow } from './query-line.tsx';

const fullnessOf = (facts: ConditionLinesFacts) => facts.isFull;

export interface QueryGroupBoxProps {
  readonly query: ConditionLinesService;
  readonly group: QueryGroup;
  /** 1 for the whole query. */
  readonly level: number;
}

/** Conditions that must all hold, or any of them; groups stand in groups. A change of one leaves the others and the frame as they are. */
export function QueryGroupBox({ query, group, level }: QueryGroupBoxProps) {
  const t = useTranslate();
  const isRoot = level === 1;
  return (
    <fieldset className={isRoot ? 'query-group' : 'query-group query-group-inner'}>
      <legend className="query-group-legend">{t(isRoot ? texts.title : texts.group)}</legend>
      <QueryGroupHead query={query} id={group.id} matchType={group.matchType} isRoot={isRoot} />
      <ol className="query-group-members">
        {group.members.map((member, index) => (
          <QueryMemberItem key={member.id} query={query} member={member} place={index + 1} level={level} />
        ))}
      </ol>
      <QueryGroupFoot query={query} id={group.id} level={level} />
    </fieldset>
  );
}

interface QueryMemberItemProps extends Pick<QueryGroupBoxProps, 'query'> {
  readonly member: QueryMember;
  /** In its group, from 1. */
  readonly place: number;
  /** Of its group. */
  readonly level: number;
}

const QueryMemberItem = memo(function QueryMemberItem({ query, member, place, level }: QueryMemberItemProps) {
  return (
    <li>
      {member.kind === 'line' ? (
        <QueryLineRow query={query} line={member} place={place} />
      ) : (
        <QueryGroupBox query={query} group={member} level={level + 1} />
      )}
    </li>
  );
});

interface QueryGroupHeadProps extends Pick<QueryGroupBoxProps, 'query'>, Pick<QueryGroup, 'id' | 'matchType'> {
  readonly isRoot: boolean;
}

const QueryGroupHead = memo(function QueryGroupHead({ query, id, matchType, isRoot }: QueryGroupHeadProps) {
  const t = useTranslate();
  return (
    <div className="query-group-head">
      <label htmlFor={`query-match-${id}`}>{t(texts.match)}</label>
      <Select<MatchType>
        id={`query-match-${id}`}
        className="query-group-match"
        value={matchType}
        options={[
          { value: 'and', label: t(matchTexts.and) },
          { value: 'or', label: t(matchTexts.or) },
        ]}
        onChange={(chosen) => query.send({ type: 'match.choose', group: id, matchType: chosen })}
      />
      {!isRoot && (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t(queryBuilderTexts.removeGroup)}
          onClick={() => query.send({ type: 'member.remove', id })}
        />
      )}
    </div>
  );
});

interface QueryGroupFootProps extends Pick<QueryGroupBoxProps, 'query' | 'level'>, Pick<QueryGroup, 'id'> {}

const QueryGroupFoot = memo(function QueryGroupFoot({ query, id, level }: QueryGroupFootProps) {
  const t = useTranslate();
  const isFull = useSelectedFacts(query, fullnessOf);
  return (
    <div className="query-group-foot">
      <Button
        size="small"
        disabled={isFull}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => query.send({ type: 'line.add', group: id })}
      >
        {t(queryBuilderTexts.addLine)}
      </Button>
      {canNest(level) && (
        <Button
          size="small"
          disabled={isFull}
          icon={<GroupOutlined aria-hidden />}
          onClick={() => query.send({ type: 'group.add', group: id })}
        >
          {t(queryBuilderTexts.addGroup)}
        </Button>
      )}
    </div>
  );
});
