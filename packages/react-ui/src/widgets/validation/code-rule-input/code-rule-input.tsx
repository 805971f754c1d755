import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import {
  EMPTY_RULE_PART,
  judgeByParts,
  ruleOfParts,
  rulePartProblem,
  typedRuleParts,
  type TypedRulePart,
} from '@evergreen/core/validation/validators';
import { Alert, Button, Input } from 'antd';
import { useState, type AriaAttributes } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import './code-rule-input.css';
import { codeRuleInputMessages as messages } from './code-rule-input.messages.ts';

export interface CodeRuleInputProps extends AriaAttributes {
  /** Of the first input. */
  readonly id: string;
  /** The rule as JSON; null for none. */
  readonly value: string | null;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string | null) => void;
  readonly onLeave?: () => void;
}

/** The parts of a code rule as rows, with a value to try them on. */
export function CodeRuleInput(props: CodeRuleInputProps) {
  const t = useTranslate();
  const parts = typedRuleParts(props.value);
  if (parts === undefined)
    return (
      <Alert
        type="warning"
        showIcon
        title={t(messages.malformed)}
        action={<Button onClick={() => props.onChange(null)}>{t(messages.restart)}</Button>}
      />
    );
  return <RuleParts {...props} parts={parts} />;
}

function RuleParts({
  id,
  parts,
  isDisabled = false,
  isWrong = false,
  autoFocus = false,
  onChange,
  onLeave,
  ...aria
}: Omit<CodeRuleInputProps, 'value'> & { readonly parts: readonly TypedRulePart[] }) {
  const t = useTranslate();
  // An empty rule shows one part to begin with; it is part of the value once something is typed.
  const shown = parts.length === 0 ? [EMPTY_RULE_PART] : parts;
  const take = (next: readonly TypedRulePart[]) => onChange(ruleOfParts(next));
  const leave = onLeave === undefined ? {} : { onBlur: onLeave };
  const move = (from: number, to: number) => {
    const [part = EMPTY_RULE_PART] = shown.slice(from, from + 1);
    take(shown.toSpliced(from, 1).toSpliced(to, 0, part));
  };
  return (
    <fieldset
      className="code-rule-input"
      aria-label={t(messages.parts)}
      aria-describedby={aria['aria-describedby']}
      disabled={isDisabled}
    >
      <div className="code-rule-part code-rule-head" aria-hidden>
        <span>{t(messages.digits)}</span>
        <span>{t(messages.pattern)}</span>
        <span>{t(messages.message)}</span>
      </div>
      {shown.map((part, index) => (
        <RulePart
          // Parts have no identity of their own: their place is what they are.
          key={index}
          id={index === 0 ? id : `${id}-${index}`}
          place={index + 1}
          part={part}
          isShownWrong={isWrong}
          {...leave}
          autoFocus={autoFocus && index === 0}
          onChange={(next) => take(shown.toSpliced(index, 1, next))}
          onUp={index === 0 ? null : () => move(index, index - 1)}
          onDown={index === shown.length - 1 ? null : () => move(index, index + 1)}
          onRemove={parts.length === 0 ? null : () => take(shown.toSpliced(index, 1))}
        />
      ))}
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => take([...shown, EMPTY_RULE_PART])}>
        {t(messages.add)}
      </Button>
      <RuleSample id={id} parts={parts} />
    </fieldset>
  );
}

interface RulePartProps {
  readonly id: string;
  readonly place: number;
  readonly part: TypedRulePart;
  /** The form was refused: what is empty is wrong, too. */
  readonly isShownWrong: boolean;
  readonly autoFocus: boolean;
  readonly onChange: (part: TypedRulePart) => void;
  readonly onBlur?: () => void;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

function RulePart({
  id,
  place,
  part,
  isShownWrong,
  autoFocus,
  onChange,
  onBlur,
  onUp,
  onDown,
  onRemove,
}: RulePartProps) {
  const t = useTranslate();
  const problem = rulePartProblem(part);
  const isWrong = (key: 'digits' | 'pattern') => problem === key && (isShownWrong || part[key] !== '');
  const input = (key: keyof TypedRulePart, label: string) => ({
    value: part[key],
    'aria-label': label,
    placeholder: key === 'digits' ? t(messages.digitsHint) : t(messages[key]),
    autoComplete: 'off',
    ...(onBlur === undefined ? {} : { onBlur }),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...part, [key]: target.value }),
    ...(key !== 'message' && isWrong(key) ? { status: 'error' as const, 'aria-invalid': true } : {}),
  });
  return (
    <div className="code-rule-part">
      <Input {...input('digits', t(messages.digitsOf(place)))} id={id} autoFocus={autoFocus} />
      <Input {...input('pattern', t(messages.patternOf(place)))} className="code-rule-pattern" spellCheck={false} />
      <Input {...input('message', t(messages.messageOf(place)))} />
      <span className="code-rule-buttons">
        <PartButton icon={<ArrowUpOutlined aria-hidden />} label={t(messages.up(place))} onPress={onUp} />
        <PartButton icon={<ArrowDownOutlined aria-hidden />} label={t(messages.down(place))} onPress={onDown} />
        <PartButton icon={<DeleteOutlined aria-hidden />} label={t(messages.remove(place))} onPress={onRemove} />
      </span>
      {problem !== null && isWrong(problem) && (
        <span className="code-rule-problem" role="alert">
          {t(problem === 'digits' ? messages.badDigits : messages.badPattern)}
        </span>
      )}
    </div>
  );
}

interface PartButtonProps {
  readonly icon: React.ReactNode;
  readonly label: string;
  /** null where it cannot be pressed. */
  readonly onPress: (() => void) | null;
}

function PartButton({ icon, label, onPress }: PartButtonProps) {
  return (
    <Button
      type="text"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={onPress === null}
      onClick={() => onPress?.()}
    />
  );
}

/** A value that is judged while it is typed; no part of the rule. */
function RuleSample({ id, parts }: { readonly id: string; readonly parts: readonly TypedRulePart[] }) {
  const t = useTranslate();
  const [value, setValue] = useState('');
  const verdict = value === '' ? undefined : judgeByParts(parts, value);
  return (
    <div className="code-rule-sample">
      <Input
        id={`${id}-sample`}
        value={value}
        aria-label={t(messages.sample)}
        placeholder={t(messages.sample)}
        autoComplete="off"
        onChange={({ target }) => setValue(target.value)}
        onPressEnter={(event) => event.preventDefault()}
      />
      <output htmlFor={`${id}-sample`}>
        {value !== '' && (
          <Alert
            showIcon
            type={verdict === undefined ? 'info' : verdict.isRight ? 'success' : 'error'}
            role="presentation"
            title={t(verdict === undefined ? messages.unfinished : verdict.isRight ? messages.right : verdict.problem)}
          />
        )}
      </output>
    </div>
  );
}
