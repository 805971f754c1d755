import type { PickerService } from '@evergreen/core/access/picker';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { pickerMessages as messages } from './picker.messages.ts';

export interface PickerSearchProps<Row> {
  readonly picker: PickerService<Row>;
  readonly prompt: string;
  /** More fields of the search, beside the words. */
  readonly children?: ReactNode;
}

/** Words to look for, 查询 and 重置. What is chosen stays through every search. */
export function PickerSearch<Row>({ picker, prompt, children }: PickerSearchProps<Row>) {
  const { words } = useFacts(picker);
  const t = useTranslate();
  const search = () => picker.send({ type: 'words.search' });
  return (
    <search className="picker-search">
      <Input
        autoFocus
        aria-label={prompt}
        placeholder={prompt}
        maxLength={64}
        value={words}
        onChange={(event) => picker.send({ type: 'words.type', words: event.target.value })}
        onPressEnter={search}
        suffix={<span />}
      />
      {children}
      <Button type="primary" onClick={search}>
        {t(messages.search)}
      </Button>
      <Button onClick={() => picker.send({ type: 'search.reset' })}>{t(messages.reset)}</Button>
    </search>
  );
}
