import { createConditionBuilder } from '@evergreen/core/records/query';
import { EXPLAIN_PERMISSION } from '@evergreen/core/contract';
import { createPersonSearch } from '@evergreen/core/access/permission-explain';
import { rowScopeLabels, type Condition, type Resource } from '@evergreen/core/resources';
import { createRowLimit, type LimitChoice, type RowLimitService } from '@evergreen/core/access/row-limit';
import {
  useAllowed,
  useCore,
  useEmitted,
  useFacts,
  useOwnedService,
  usePageService,
  useTranslate,
} from '@evergreen/react-ui/adapter';
import { ConditionLines } from '@evergreen/react-ui/widgets/records/advanced-query';
import type { InputSlotProps } from '@evergreen/react-ui/widgets/records/record-form';
import { Alert, Radio, Select, Typography } from 'antd';
import { useCallback, useEffect, useId, useState } from 'react';

import { dataRuleMessages as messages } from './data-rule.messages.ts';
import './data-rule.css';

/** The rows that a rule leaves: a ready scope, or a condition line by line; what it means and how many rows it leaves stand below. */
export function RuleCondition(props: InputSlotProps) {
  const limit = usePageService(createRowLimit);
  return limit === null ? null : <OpenCondition {...props} limit={limit} />;
}

function OpenCondition({ limit, ...props }: InputSlotProps & { readonly limit: RowLimitService }) {
  const { id, value, values, isDisabled, isWrong: _isWrong, autoFocus: _autoFocus, onChange, onLeave, ...aria } = props;
  const t = useTranslate();
  const name = String(values['resource'] ?? '');
  useEffect(() => limit.send({ type: 'rule.show', resource: name, condition: value }), [limit, name, value]);
  useEmitted(limit, ({ condition }) => onChange(condition));
  const { resource, offered, choice, condition } = useFacts(limit);
  if (name === '') return <Typography.Text type="secondary">{t(messages.chooseRows)}</Typography.Text>;
  return (
    <div className="rule-condition">
      <Radio.Group
        {...aria}
        id={id}
        aria-label={t(messages.scope)}
        disabled={isDisabled}
        value={choice}
        onBlur={onLeave}
        options={[
          ...offered.map((scope) => ({ value: scope, label: t(rowScopeLabels[scope]) })),
          { value: 'built' as const, label: t(messages.built) },
        ]}
        onChange={({ target }: { target: { value?: LimitChoice } }) => {
          if (target.value !== undefined) limit.send({ type: 'choice.make', choice: target.value });
        }}
      />
      {choice === 'built' && resource !== null && !isDisabled && (
        <BuiltCondition key={resource.name} resource={resource} condition={condition} limit={limit} />
      )}
      <LimitCount limit={limit} />
    </div>
  );
}

interface BuiltConditionProps {
  readonly resource: Resource;
  readonly condition: Condition | null;
  readonly limit: RowLimitService;
}

function BuiltCondition({ resource, condition, limit }: BuiltConditionProps) {
  const core = useCore();
  // The lines hold more than the condition that they make: they are read from it once.
  const [initial] = useState(condition);
  const builder = useOwnedService(
    useCallback(
      () => core.open(({ clock }) => createConditionBuilder({ resource, clock, condition: initial })),
      [core, resource, initial],
    ),
  );
  useEffect(
    () => builder?.subscribe(() => limit.send({ type: 'condition.build', condition: builder.condition() })),
    [builder, limit],
  );
  return builder === null ? null : <ConditionLines lines={builder} />;
}

/** What the rule means, and how many rows it leaves to oneself or to somebody else. */
function LimitCount({ limit }: { readonly limit: RowLimitService }) {
  const t = useTranslate();
  const { sentence, failure, status, condition } = useFacts(limit);
  const maySeeAs = useAllowed(EXPLAIN_PERMISSION) === 'show';
  if (condition === null) return null;
  return (
    <div className="rule-condition-count">
      {failure === null ? (
        <output aria-label={t(messages.seen)}>
          {sentence === null ? t(status === 'idle' ? messages.seen : messages.counting) : t(sentence)}
        </output>
      ) : (
        <Alert type="error" showIcon role="alert" title={t(failure)} />
      )}
      {maySeeAs && <SeeAs limit={limit} />}
    </div>
  );
}

function SeeAs({ limit }: { readonly limit: RowLimitService }) {
  const search = usePageService(createPersonSearch);
  const t = useTranslate();
  const id = useId();
  return (
    <span className="rule-condition-person">
      <label htmlFor={id}>{t(messages.seeAs)}</label>
      {search !== null && <PersonSelect id={id} search={search} limit={limit} />}
    </span>
  );
}

interface PersonSelectProps {
  readonly id: string;
  readonly search: ReturnType<typeof createPersonSearch>;
  readonly limit: RowLimitService;
}

function PersonSelect({ id, search, limit }: PersonSelectProps) {
  const t = useTranslate();
  const { people, status } = useFacts(search);
  const { username } = useFacts(limit);
  return (
    <Select<string>
      id={id}
      value={username}
      loading={status === 'loading'}
      showSearch={{ filterOption: false, onSearch: (words) => search.send({ type: 'words.type', words }) }}
      options={[
        { value: '', label: t(messages.oneself) },
        ...people.map((person) => ({ value: person.username, label: `${person.realname} ${person.username}` })),
      ]}
      onChange={(chosen) => limit.send({ type: 'person.choose', username: chosen })}
    />
  );
}
