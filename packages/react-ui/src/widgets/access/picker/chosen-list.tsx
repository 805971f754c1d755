import { Tag } from 'antd';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { pickerMessages as messages } from './picker.messages.ts';

export interface ChosenListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Beside how many are chosen. */
  readonly note?: ReactNode;
  readonly actions: ReactNode;
  /** Stays as it is, with this sign in the place of the button that removes it. */
  readonly isLocked?: (item: Item) => boolean;
  readonly lock?: ReactNode;
  readonly onRemove: (item: Item) => void;
}

/** How many are chosen, and which. */
export function ChosenList<Item extends { readonly text: string }>(props: ChosenListProps<Item>) {
  const { items, keyOf, note, actions, isLocked, lock, onRemove } = props;
  const t = useTranslate();
  return (
    <div className="picker-chosen">
      <div className="picker-chosen-head">
        <output>
          {t(messages.chosen(items.length))}
          {note}
        </output>
        {actions}
      </div>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={keyOf(item)}>
              <Tag
                closable={isLocked?.(item) === true ? false : { 'aria-label': t(messages.remove(item.text)) }}
                icon={isLocked?.(item) === true ? lock : undefined}
                onClose={(event) => {
                  event.preventDefault();
                  onRemove(item);
                }}
              >
                {item.text}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
