import { FilterFilled, FilterOutlined } from '@ant-design/icons';
import type { PageArrangement } from '@evergreen/core/records/page';
import type { ColumnFilterFacts, ValueNames } from '@evergreen/core/records/query';
import type { LocalizedText } from '@evergreen/core/kernel';
import { Button, Popover } from 'antd';
import { useRef, type SyntheticEvent } from 'react';

import { useFacts, useStartedFacts, useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import './column-filter.css';
import { advancedQueryTexts as texts } from './advanced-query.messages.ts';

const LateForm = createLate(async () => (await import('./parts/column-filter-form.tsx')).ColumnFilterForm);

export interface ColumnFilterButtonProps {
  readonly filter: PageArrangement['filter'];
  /** Key and title of the column. */
  readonly column: { readonly key: string; readonly title: LocalizedText };
  /** The query in force asks for something here. */
  readonly isFiltered: boolean;
  /** Texts of values that no dictionary has. */
  readonly names: ValueNames;
}

const NONE_OPEN: Pick<ColumnFilterFacts, 'draft'> = { draft: null };

/** What happens here, in the filter over the page as well, is no press on the head, which sorts. */
const keepFromHead = (event: SyntheticEvent) => event.stopPropagation();

/** Opens the filter of a column from its head; marked while the column is filtered. */
export function ColumnFilterButton({ filter, column: { key, title }, isFiltered, names }: ColumnFilterButtonProps) {
  const t = useTranslate();
  const running = useFacts(filter);
  const { draft } = useStartedFacts(filter, NONE_OPEN);
  const isOpen = draft?.field.key === key;
  const button = useRef<HTMLButtonElement>(null);
  const turn = (isOpened: boolean) => {
    filter.send(isOpened ? { type: 'filter.open', field: key, names } : { type: 'filter.close' });
    if (!isOpened) button.current?.focus();
  };
  return (
    <span className="column-filter" role="presentation" onClick={keepFromHead} onKeyDown={keepFromHead}>
      <Popover
        open={isOpen}
        trigger="click"
        placement="bottomRight"
        destroyOnHidden
        onOpenChange={turn}
        // Never empty: antd opens nothing without content.
        content={
          <>{isOpen && running !== null && <LateForm filter={running} draft={draft} onClose={() => turn(false)} />}</>
        }
      >
        <Button
          ref={button}
          type="text"
          size="small"
          icon={isFiltered ? <FilterFilled aria-hidden /> : <FilterOutlined aria-hidden />}
          className={isFiltered ? 'column-filter-active' : 'column-filter-idle'}
          aria-label={t(isFiltered ? texts.filteredBy(title) : texts.filterBy(title))}
          aria-expanded={isOpen}
        />
      </Popover>
    </span>
  );
}
