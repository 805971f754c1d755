import type { NoticePriority, NoticeRow } from '@evergreen/core/messaging/notice-center';

import { useTranslate } from '../../../adapter/index.ts';
import { StateTag } from '../../base/state-tag/index.ts';

const COLOURS = { L: 'blue', M: 'orange', H: 'red' } as const satisfies Record<NoticePriority, string>;

export interface NoticeEntryProps {
  readonly row: NoticeRow;
  readonly onOpen: () => void;
}

/** A message of the panel: its title, when it was sent, and how urgent it is. */
export function NoticeEntry({ row, onOpen }: NoticeEntryProps) {
  const t = useTranslate();
  const { title, time, sendTime, priority, priorityText } = row;
  return (
    <button type="button" className="notice-entry" onClick={onOpen}>
      <span className="notice-title">{title}</span>
      <span className="notice-line">
        <time title={sendTime}>{t(time)}</time>
        {priorityText !== null && (
          <StateTag colour={priority === null ? 'default' : COLOURS[priority]}>{t(priorityText)}</StateTag>
        )}
      </span>
    </button>
  );
}
