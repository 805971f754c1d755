import { POPUP_SEPARATOR, type QueryInput } from '@evergreen/core/records/query';
import type { ReportValue } from '@evergreen/core/online/report-picker';
import { Select, Skeleton } from 'antd';
import { useMemo, type ReactElement } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { foundByLabel } from '../../../base/choice-select/index.ts';
import {
  DictionaryMultiSelect,
  DictionarySearchSelect,
  DictionarySelect,
} from '../../../base/dictionary-select/index.ts';
import { LateDepartmentPicker, LateReportPicker, LateUserPicker } from '../../late-inputs.tsx';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';
import { chosen, first, FULL, known, marksOf, severalChosen, type ValueContext } from './value-context.ts';

/** Choices of one line. */
const MOST_CHOICES = 100;

/** One of the options that the item lists, or several. */
function OptionValue(context: ValueContext) {
  const t = useTranslate();
  const { id, line, field, onChange } = context;
  const items = field.choice?.input === 'options' ? field.choice.options : [];
  const options = items.map(({ value, text, disabled = false }) => ({ value, label: text, disabled }));
  const named = (values: readonly string[]) =>
    onChange(
      values,
      Object.fromEntries(values.map((one) => [one, options.find(({ value }) => value === one)?.label ?? one])),
    );
  const shared = {
    ...marksOf(context),
    id,
    options,
    placeholder: t(texts.chooseValue),
    showSearch: foundByLabel,
    style: FULL,
  };
  if (line.rule === 'in')
    return (
      <Select<string[]> {...shared} mode="multiple" value={[...line.values]} onChange={(values) => named(values)} />
    );
  const value = first(context);
  return <Select<string> {...shared} {...(value === '' ? {} : { value })} onChange={(choice) => named([choice])} />;
}

function CodeValue(context: ValueContext) {
  const { id, line, field, isWrong, onChange } = context;
  const dictionary = field.choice?.input === 'code' ? field.choice.dictionary : '';
  const shared = { ...marksOf(context), id, dictionary, isWrong };
  if (line.rule === 'in')
    return (
      <DictionaryMultiSelect
        {...shared}
        value={line.values.length === 0 ? null : line.values.join(',')}
        onChange={(value, text) => onChange(...severalChosen(value, text))}
      />
    );
  return (
    <DictionarySelect {...shared} {...known(context)} onChange={(value, text) => onChange(...chosen(value, text))} />
  );
}

function LookupValue(context: ValueContext) {
  const { id, field, isWrong, onChange } = context;
  return (
    <DictionarySearchSelect
      {...marksOf(context)}
      {...known(context)}
      id={id}
      lookup={field.choice?.input === 'lookup' ? field.choice.lookup : ''}
      isWrong={isWrong}
      onChange={(value, text) => onChange(...chosen(value, text))}
    />
  );
}

/** What pickers of people take. */
function pickerOf(context: ValueContext) {
  const { id, line, names, isWrong, onChange, onLeave } = context;
  const { values } = line;
  const isNamed = values.length > 0 && values.every((value) => names[value] !== undefined);
  return {
    ...marksOf(context),
    id,
    isWrong,
    onLeave,
    maximum: line.rule === 'in' ? MOST_CHOICES : 1,
    value: values.length === 0 ? null : values.join(','),
    ...(isNamed ? { valueText: values.map((value) => names[value] ?? '').join(',') } : {}),
    onChange: (value: string | null, text?: string) => onChange(...severalChosen(value, text)),
    meanwhile: <Skeleton.Input active block />,
  };
}

function UserValue(context: ValueContext) {
  const { choice } = context.field;
  return <LateUserPicker {...pickerOf(context)} returnField={choice?.input === 'user' ? choice.returnField : 'id'} />;
}

function DepartmentValue(context: ValueContext) {
  return <LateDepartmentPicker {...pickerOf(context)} />;
}

/** Rows of a report: one, or several where the rule takes a list. */
function PopupValue(context: ValueContext) {
  const { choice } = context.field;
  const popup = choice?.input === 'popup' ? choice.popup : null;
  const isMultiple = context.line.rule === 'in';
  const config = useMemo(() => (popup === null ? null : { ...popup.config, isMultiple }), [popup, isMultiple]);
  if (popup === null || config === null) return null;
  const { id, line, names, isWrong, onChange, onLeave } = context;
  const { stored, shown } = popup;
  const filled: Record<string, ReportValue> =
    line.values.length === 0
      ? {}
      : {
          [shown]: line.values.map((value) => names[value] ?? value).join(POPUP_SEPARATOR),
          [stored]: line.values.join(POPUP_SEPARATOR),
        };
  const partsOf = (value: ReportValue) => (value === null || value === '' ? [] : String(value).split(POPUP_SEPARATOR));
  return (
    <LateReportPicker
      {...marksOf(context)}
      id={id}
      config={config}
      filled={stored === shown ? { [stored]: filled[stored] ?? null } : filled}
      isWrong={isWrong}
      onLeave={onLeave}
      onChange={(next) => {
        const values = partsOf(next[stored] ?? null);
        const read = partsOf(next[shown] ?? null);
        onChange(values, Object.fromEntries(values.map((value, index) => [value, read[index] ?? value])));
      }}
      meanwhile={<Skeleton.Input active block />}
    />
  );
}

/** Inputs of values that are chosen as a query item says. */
export const chosenValueControls = {
  options: OptionValue,
  code: CodeValue,
  lookup: LookupValue,
  user: UserValue,
  department: DepartmentValue,
  popup: PopupValue,
} as const satisfies Partial<Record<QueryInput, (context: ValueContext) => ReactElement | null>>;
