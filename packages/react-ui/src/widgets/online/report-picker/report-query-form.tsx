import { CloseCircleFilled, DownOutlined, UpOutlined } from '@ant-design/icons';
import type { DictionaryMap, ReportQueryItem } from '@evergreen/core/contract';
import { queryNames, type ReportPickerFacts, type ReportPickerService } from '@evergreen/core/online/report-picker';
import { Button, Input, Select } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { pickerMessages } from '../../access/picker/index.ts';
import { DateInput } from '../../base/date-input/index.ts';
import { DictionarySearchSelect } from '../../base/dictionary-select/index.ts';
import { reportPickerTexts as messages } from './report-picker.messages.ts';
import { foundByLabel } from '../../base/choice-select/index.ts';

/** The query form: 查询, 重置 and 展开 or 收起. Enter searches. */
export function ReportQueryFields({ picker, id }: { readonly picker: ReportPickerService; readonly id: string }) {
  const { queryItems, foldedCount, isUnfolded, typed, errors, report } = useFacts(picker);
  const t = useTranslate();
  if (queryItems.length === 0 && foldedCount === 0) return null;
  return (
    <search aria-label={t(messages.query)}>
      <form
        className="report-query"
        onSubmit={(event) => {
          event.preventDefault();
          picker.send({ type: 'query.search' });
        }}
      >
        {queryItems.map((item) => (
          <QueryField
            key={item.field}
            id={`${id}-${item.field}`}
            item={item}
            dictionaries={report?.dictOptions ?? {}}
            typed={typed}
            errors={errors}
            onType={(values) => picker.send({ type: 'query.type', typed: values })}
            onLeave={() => picker.send({ type: 'query.leave' })}
          />
        ))}
        <div className="report-query-actions">
          <Button type="primary" htmlType="submit">
            {t(pickerMessages.search)}
          </Button>
          <Button onClick={() => picker.send({ type: 'query.reset' })}>{t(pickerMessages.reset)}</Button>
          {foldedCount > 0 && (
            <Button
              type="link"
              aria-expanded={isUnfolded}
              icon={isUnfolded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              onClick={() => picker.send({ type: 'query.fold' })}
            >
              {t(isUnfolded ? messages.fold : messages.unfold)}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

interface QueryFieldProps extends Pick<ReportPickerFacts, 'typed' | 'errors'> {
  readonly id: string;
  readonly item: ReportQueryItem;
  readonly dictionaries: DictionaryMap;
  readonly onType: (typed: Readonly<Record<string, string>>) => void;
  readonly onLeave: () => void;
}

function QueryField({ id, item, typed, errors, onType, ...rest }: QueryFieldProps) {
  const t = useTranslate();
  const label = item.label === '' ? item.field : item.label;
  const names = queryNames(item);
  const wrong = names.flatMap((name) => (errors[name] === undefined ? [] : [errors[name]]));
  const endOf = (name: string, place: number) => ({
    id: place === 0 ? id : `${id}-end`,
    // The end of a range is named by itself; the first input has the label.
    label: place === 0 ? label : `${label} ${t(messages.to)}`,
    value: typed[name] ?? '',
    isWrong: errors[name] !== undefined,
    noteId: `${id}-note`,
    isEnd: place === 1,
    onType: (text: string) => onType({ [name]: text }),
  });
  return (
    <div className={names.length > 1 ? 'report-query-field is-range' : 'report-query-field'}>
      <label htmlFor={id}>{label}</label>
      <div className="report-query-range">
        {names.map((name, place) => (
          <QueryInput key={name} {...rest} {...endOf(name, place)} item={item} />
        ))}
      </div>
      {wrong.length > 0 && (
        <span id={`${id}-note`} role="alert" className="report-query-wrong">
          {wrong.map((text) => t(text)).join(' ')}
        </span>
      )}
    </div>
  );
}

interface QueryInputProps extends Pick<QueryFieldProps, 'id' | 'item' | 'dictionaries' | 'onLeave'> {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly noteId: string;
  readonly isEnd: boolean;
  readonly onType: (text: string) => void;
}

function QueryInput(props: QueryInputProps) {
  const { id, item, dictionaries, label, value, isWrong, noteId, isEnd, onType, onLeave } = props;
  const t = useTranslate();
  const chosen = value === '' ? null : value;
  const marks = { 'aria-label': label, 'aria-invalid': isWrong, ...(isWrong ? { 'aria-describedby': noteId } : {}) };
  switch (item.view) {
    case 'date':
    case 'datetime':
      return (
        <DateInput
          {...marks}
          {...{ id, value: chosen, isWrong, onLeave, isEndOfDay: isEnd, isSubmittedByEnter: true }}
          type={item.view === 'date' ? 'date' : 'dateTime'}
          placeholder={item.mode === 'group' ? t(isEnd ? messages.to : messages.from) : label}
          onChange={(text) => onType(text ?? '')}
        />
      );
    case 'list':
      return (
        <Select<string>
          {...marks}
          id={id}
          {...(chosen === null ? {} : { value: chosen })}
          placeholder={t(messages.prompt)}
          allowClear={{ clearIcon: <CloseCircleFilled aria-hidden />, label: t(pickerMessages.clear) }}
          showSearch={foundByLabel}
          options={(dictionaries[item.dictCode ?? ''] ?? []).map(({ value: code, text }) => ({
            value: code,
            label: text,
          }))}
          onChange={(code?: string) => onType(code ?? '')}
          style={{ width: '100%' }}
        />
      );
    case 'sel_search':
      return (
        <DictionarySearchSelect
          {...marks}
          id={id}
          lookup={item.dictCode ?? ''}
          value={chosen}
          onChange={(code) => onType(code ?? '')}
        />
      );
    case 'text':
    case 'number':
      return (
        <Input
          {...marks}
          id={id}
          {...(item.view === 'number' ? { inputMode: 'decimal' as const } : {})}
          {...(isWrong ? { status: 'error' as const } : {})}
          maxLength={200}
          value={value}
          allowClear={{ clearIcon: <CloseCircleFilled aria-label={t(pickerMessages.clear)} /> }}
          placeholder={item.mode === 'group' ? t(isEnd ? messages.to : messages.from) : label}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      );
  }
}
