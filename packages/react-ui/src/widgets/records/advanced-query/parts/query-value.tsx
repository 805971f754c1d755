import {
  type ColumnFilterEvent,
  lineInput,
  queryBuilderTexts,
  type QueryField,
  type QueryInput,
  type QueryLine,
  type ValueNames,
} from '@evergreen/core/records/query';
import type { AuthFacts } from '@evergreen/core/session/auth';
import {
  dictionaryOf,
  isReference,
  resourceEntry,
  type ChoiceField,
  type ReferenceField,
  type ReferencesField,
} from '@evergreen/core/resources';
import { CloseCircleFilled } from '@ant-design/icons';
import { Alert, Input, Select, Skeleton } from 'antd';
import type { ReactElement } from 'react';

import { useCore, useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { ChoiceSelect, foundByLabel } from '../../../base/choice-select/index.ts';
import { DateInput } from '../../../base/date-input/index.ts';
import { LateReferencesInput, LateRegionSelect, LateTreeChoice } from '../../late-inputs.tsx';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';
import { chosenValueControls } from './chosen-value.tsx';
import { ManyTexts } from './many-texts.tsx';
import {
  chosen,
  first,
  FULL,
  known,
  marksOf,
  severalChosen,
  valueInputId,
  type ValueContext,
} from './value-context.ts';

type ValueEvent = Extract<ColumnFilterEvent, { type: 'value.change' | 'value.leave' }>;

/** What takes the values of lines: the query builder, or the filter of a column. */
export interface ValueReceiver {
  readonly send: (event: ValueEvent) => void;
}

export interface QueryValueProps {
  readonly receiver: ValueReceiver;
  readonly line: QueryLine;
  /** undefined until one is chosen. */
  readonly field: QueryField | undefined;
  readonly isWrong: boolean;
  /** Texts of values that no dictionary has. */
  readonly names: ValueNames;
  /** What the input is called; by its field if left out. */
  readonly label?: string;
}

const NO_NAMES = {};

/** The input of a value by the type of its field; none for a rule that compares with nothing. */
export function QueryValue({ receiver, line, field, isWrong, names, label }: QueryValueProps) {
  const t = useTranslate();
  const id = valueInputId(line.id);
  const input = field === undefined ? null : lineInput([field], line);
  if (field === undefined || input === null)
    return <Input id={id} disabled aria-label={t(queryBuilderTexts.value)} placeholder={t(texts.enterValue)} />;
  if (input === 'none') return null;
  if (field.problem !== null) return <Alert type="error" showIcon role="alert" title={t(field.problem)} />;
  const Value = line.rule === 'in' ? many[input] : line.rule === 'between' ? BetweenValue : single[input];
  return (
    <Value
      id={id}
      label={label ?? t(texts.valueOf(field.label))}
      line={line}
      field={field}
      isWrong={isWrong}
      names={names[field.key] ?? NO_NAMES}
      onChange={(values, read) =>
        receiver.send({ type: 'value.change', id: line.id, values, ...(read === undefined ? {} : { texts: read }) })
      }
      onLeave={() => receiver.send({ type: 'value.leave', id: line.id })}
    />
  );
}

function TextValue(context: ValueContext) {
  const t = useTranslate();
  const { id, field, isWrong, onChange, onLeave } = context;
  return (
    <Input
      {...marksOf(context)}
      id={id}
      value={first(context)}
      placeholder={t(texts.enterValue)}
      autoComplete="off"
      {...(field.input === 'number' ? { inputMode: 'decimal' as const } : {})}
      {...(isWrong ? { status: 'error' as const } : {})}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={t(texts.clear)} /> }}
      onChange={(event) => onChange([event.target.value])}
      onBlur={onLeave}
    />
  );
}

function DateValue(context: ValueContext) {
  const t = useTranslate();
  const { id, field, isWrong, onChange, onLeave } = context;
  const value = first(context);
  return (
    <DateInput
      {...marksOf(context)}
      id={id}
      type={field.input === 'date' ? 'date' : 'dateTime'}
      value={value === '' ? null : value}
      placeholder={t(texts.enterValue)}
      isWrong={isWrong}
      isSubmittedByEnter
      onChange={(text) => onChange(text === null ? [] : [text])}
      onLeave={onLeave}
    />
  );
}

/** Both ends, the second below its own name; the identifier leads to the first. */
function BetweenValue(context: ValueContext) {
  const t = useTranslate();
  const { id, label, line, field, onChange } = context;
  const Value = field.input === 'number' ? TextValue : DateValue;
  const [least = '', most = ''] = line.values;
  return (
    <div className="query-between">
      <Value
        {...context}
        label={`${label} ${t(texts.from)}`}
        line={{ ...line, values: [least] }}
        onChange={([value = '']) => onChange([value, most])}
      />
      <span aria-hidden>–</span>
      <Value
        {...context}
        id={`${id}-most`}
        label={`${label} ${t(texts.to)}`}
        line={{ ...line, values: [most] }}
        onChange={([value = '']) => onChange([least, value])}
      />
    </div>
  );
}

function isChoice(field: QueryField['field']): field is ChoiceField {
  return field !== null && (isReference(field) || dictionaryOf(field) !== undefined);
}

function ChoiceValue(context: ValueContext) {
  const t = useTranslate();
  const { id, field, isWrong, onChange } = context;
  if (!isChoice(field.field)) return <TextValue {...context} />;
  return (
    <ChoiceSelect
      {...marksOf(context)}
      {...known(context)}
      id={id}
      field={field.field}
      placeholder={t(texts.chooseValue)}
      isWrong={isWrong}
      onChange={(value, text) => onChange(...chosen(value, text))}
    />
  );
}

function TreeValue(context: ValueContext) {
  const t = useTranslate();
  const { id, field, isWrong, onChange } = context;
  const of = rowsOf(field);
  const tree = resourceEntry(of?.resource ?? '')?.tree;
  if (of === undefined || tree === undefined) return <ChoiceValue {...context} />;
  return (
    <LateTreeChoice
      {...marksOf(context)}
      {...known(context)}
      id={id}
      field={of}
      tree={tree}
      placeholder={t(texts.chooseValue)}
      isWrong={isWrong}
      onChange={(value, text) => onChange(...chosen(value, text))}
      meanwhile={<Skeleton.Input active block />}
    />
  );
}

function rowsOf({ field }: QueryField): ReferenceField | ReferencesField | undefined {
  return field !== null && isReference(field) ? field : undefined;
}

function RegionValue(context: ValueContext) {
  const t = useTranslate();
  const { id, isWrong, onChange } = context;
  return (
    <LateRegionSelect
      {...marksOf(context)}
      {...known(context)}
      id={id}
      placeholder={t(texts.chooseValue)}
      isWrong={isWrong}
      onChange={(value, text) => onChange(...chosen(value, text))}
      meanwhile={<Skeleton.Input active block />}
    />
  );
}

/** 是 or 否. */
function YesNoValue(context: ValueContext) {
  const t = useTranslate();
  const { id, line, onChange } = context;
  const options = [
    { value: 'Y', label: t(texts.yes) },
    { value: 'N', label: t(texts.no) },
  ];
  const shared = { ...marksOf(context), id, options, placeholder: t(texts.chooseValue), style: FULL };
  if (line.rule === 'in')
    return (
      <Select<string[]> {...shared} mode="multiple" value={[...line.values]} onChange={(values) => onChange(values)} />
    );
  const value = first(context);
  return <Select<string> {...shared} {...(value === '' ? {} : { value })} onChange={(choice) => onChange([choice])} />;
}

const dictionariesOf = (facts: AuthFacts) => facts.dictionaries;

function ManyCodes(context: ValueContext) {
  const t = useTranslate();
  const dictionaries = useSelectedFacts(useCore().auth, dictionariesOf);
  const { id, line, field, onChange } = context;
  const code = field.field === null ? undefined : dictionaryOf(field.field);
  const items = dictionaries[code ?? ''] ?? [];
  return (
    <Select<string[]>
      {...marksOf(context)}
      id={id}
      mode="multiple"
      showSearch={foundByLabel}
      placeholder={t(texts.chooseValue)}
      value={[...line.values]}
      options={items.map(({ value, text }) => ({ value, label: text }))}
      onChange={(values) => onChange(values)}
      style={FULL}
    />
  );
}

/** Rows of one line. */
const MOST_ROWS = 100;

function ManyRows(context: ValueContext) {
  const t = useTranslate();
  const { id, line, field, names, onChange } = context;
  const rows = rowsOf(field);
  if (rows === undefined) return <ManyTexts {...context} />;
  const isNamed = line.values.every((value) => names[value] !== undefined);
  return (
    <LateReferencesInput
      {...marksOf(context)}
      id={id}
      field={{ type: 'references', label: rows.label, resource: rows.resource, maximum: MOST_ROWS }}
      value={line.values.length === 0 ? null : line.values.join(',')}
      {...(isNamed && line.values.length > 0
        ? { valueText: line.values.map((value) => names[value] ?? '').join(',') }
        : {})}
      placeholder={t(texts.chooseValue)}
      onChange={(value, text) => onChange(...severalChosen(value, text))}
      meanwhile={<Skeleton.Input active block />}
    />
  );
}

type Value = (context: ValueContext) => ReactElement | null;

const single: Readonly<Record<Exclude<QueryInput, 'none'>, Value>> = {
  text: TextValue,
  number: TextValue,
  date: DateValue,
  dateTime: DateValue,
  dictionary: ChoiceValue,
  reference: ChoiceValue,
  tree: TreeValue,
  region: RegionValue,
  yesNo: YesNoValue,
  ...chosenValueControls,
};

const many: Readonly<Record<Exclude<QueryInput, 'none'>, Value>> = {
  text: ManyTexts,
  number: ManyTexts,
  date: ManyTexts,
  dateTime: ManyTexts,
  dictionary: ManyCodes,
  reference: ManyRows,
  tree: ManyRows,
  region: ManyTexts,
  yesNo: YesNoValue,
  ...chosenValueControls,
};
