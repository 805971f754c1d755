import {
  ExportOutlined,
  FileTextOutlined,
  HistoryOutlined,
  ProfileOutlined,
  StopOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { menuPlanned } from '@evergreen/core/shell/navigation';
import type { SearchTarget, Found } from '@evergreen/core/shell/search';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { searchBoxMessages as messages } from './search-box.messages.ts';

export interface FoundOptionProps {
  readonly id: string;
  readonly item: Found;
  /** Enter would choose it. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One finding: its title with the matched letters marked, and where it stands. */
export function FoundOption({ id, item, isChosen, onChoose }: FoundOptionProps) {
  const t = useTranslate();
  const { target, pieces, groups, isRecent, isPlanned } = item;
  const remark = remarkOf(target, isRecent);
  return (
    // The field has the focus and hears the keys; an option of a listbox is only pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // A native option cannot mark letters.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={target.kind === 'disabled'}
      className="search-box-option"
      onClick={onChoose}
    >
      <span className="search-box-icon">{iconOf(target, isRecent)}</span>
      <span className="search-box-title">
        {pieces.map(({ words, isMatched }, place) => (isMatched ? <mark key={place}>{words}</mark> : words))}
      </span>
      {remark === null ? null : <span className="visually-hidden">{t(remark)}</span>}
      <span className="search-box-place">
        {target.kind === 'disabled'
          ? t(target.reason)
          : [...groups, ...(isPlanned ? [t(menuPlanned)] : [])].join(' / ')}
      </span>
    </div>
  );
}

function remarkOf({ kind }: SearchTarget, isRecent: boolean): LocalizedText | null {
  if (kind === 'window' || kind === 'link') return messages.opensWindow;
  if (kind === 'action') return messages.action;
  if (kind === 'record') return messages.record;
  return isRecent ? messages.recent : null;
}

function iconOf({ kind }: SearchTarget, isRecent: boolean): ReactNode {
  switch (kind) {
    case 'window':
    case 'link':
      return <ExportOutlined aria-hidden />;
    case 'disabled':
      return <StopOutlined aria-hidden />;
    case 'action':
      return <ThunderboltOutlined aria-hidden />;
    case 'record':
      return <ProfileOutlined aria-hidden />;
    case 'page':
      return isRecent ? <HistoryOutlined aria-hidden /> : <FileTextOutlined aria-hidden />;
  }
}
