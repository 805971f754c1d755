import { CloseCircleFilled } from '@ant-design/icons';
import { isReference, type ChoiceField } from '@evergreen/core/resources';
import type { DictionaryItem } from '@evergreen/core/contract';
import { Button, Select, Spin, Typography } from 'antd';
import { useState, type AriaAttributes, type ReactNode } from 'react';

import { useChoices, useTranslate, type Choices } from '../../../adapter/index.ts';
import { choiceSelectMessages as messages } from './choice-select.messages.ts';
import { foundByLabel } from './found-by-label.ts';

export interface ChoiceSelectProps extends AriaAttributes {
  readonly id: string;
  readonly field: ChoiceField;
  /** Null when nothing is chosen. */
  readonly value: string | null;
  /** The text of `value` when it is known, for a value that is no longer among the choices. */
  readonly valueText?: string;
  readonly placeholder: string;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  /** `text`: what the chosen value reads as. */
  readonly onChange: (value: string | null, text?: string) => void;
  readonly onLeave?: () => void;
}

/** One choice of a dictionary, found among its items, or a row of another resource, found by asking the server. */
export function ChoiceSelect({
  field,
  value,
  valueText,
  isDisabled = false,
  isWrong = false,
  onChange,
  onLeave,
  ...rest
}: ChoiceSelectProps) {
  const choices = useChoices(field);
  const t = useTranslate();
  // The choices are asked for anew when the list closes: what was found by a word may not be among them.
  const [found, setFound] = useState<DictionaryItem | null>(null);
  const knownText = valueText ?? (found !== null && found.value === value ? found.text : undefined);
  const search = isReference(field)
    ? { filterOption: false, onSearch: (words: string) => choices.search(words) }
    : foundByLabel;
  return (
    <Select<string, ChoiceOption>
      {...rest}
      {...(value === null ? {} : { value })}
      {...(isWrong ? { status: 'error' as const } : {})}
      options={optionsOf(choices.items, value, knownText)}
      optionRender={choiceLabel}
      showSearch={search}
      // A required choice can be changed but not emptied.
      allowClear={
        rest['aria-required'] === true
          ? false
          : { clearIcon: <CloseCircleFilled aria-hidden />, label: t(messages.clear) }
      }
      disabled={isDisabled}
      loading={choices.status === 'loading'}
      notFoundContent={<NothingToChoose choices={choices} />}
      onChange={(chosen?: string) => {
        const item = choices.items.find((each) => each.value === chosen) ?? null;
        setFound(item);
        onChange(chosen ?? null, item?.text);
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) choices.search('');
      }}
      {...(onLeave === undefined ? {} : { onBlur: () => onLeave() })}
      style={{ width: '100%' }}
    />
  );
}

interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
  /** What tells it from others of the same text. */
  readonly beside?: string | undefined;
}

const choiceLabel = ({ label, data: { beside } }: { readonly label?: ReactNode; readonly data: ChoiceOption }) =>
  beside === undefined ? (
    label
  ) : (
    <>
      {label} <Typography.Text type="secondary">{beside}</Typography.Text>
    </>
  );

function optionsOf(
  items: readonly DictionaryItem[],
  value: string | null,
  valueText: string | undefined,
): ChoiceOption[] {
  const options = items.map(({ text, disabled, ...item }) => ({
    value: item.value,
    label: text,
    disabled: disabled === true,
    beside: item.beside,
  }));
  const isMissing = value !== null && valueText !== undefined && !items.some((item) => item.value === value);
  return isMissing ? [{ value, label: valueText, disabled: false }, ...options] : options;
}

/** In the place of choices: they are on their way, there are none, or why they did not come with a way to ask again. */
export function NothingToChoose({ choices }: { readonly choices: Pick<Choices, 'status' | 'retry'> }) {
  const t = useTranslate();
  switch (choices.status) {
    case 'loading':
      return <Spin size="small" aria-label={t(messages.loading)} />;
    case 'failed':
      return (
        <>
          {t(messages.failed)}{' '}
          <Button type="link" size="small" onClick={() => choices.retry()}>
            {t(messages.retry)}
          </Button>
        </>
      );
    case 'loaded':
      return t(messages.nothingFound);
  }
}
