import {
  CHOSEN_KINDS,
  NOTICE_CHANNELS,
  type ChosenKind,
  type NoticeChannel,
  type NoticeChoice,
} from '@evergreen/core/contract';
import type { NoticeChoiceFacts } from '@evergreen/core/messaging/notice-choice';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Checkbox } from 'antd';

import { accountNotificationMessages as messages } from './account-notification.messages.ts';

type Column = 'bell' | NoticeChannel;

const COLUMNS: readonly Column[] = ['bell', ...NOTICE_CHANNELS];

export interface ChannelTableProps {
  readonly choice: NoticeChoice;
  readonly desktop: NoticeChoiceFacts['desktop'];
  readonly isSaving: boolean;
  readonly onChoose: (kind: ChosenKind, channel: Column, isWanted: boolean) => void;
}

/** Which kinds of messages are told by which channels. */
export function ChannelTable({ choice, desktop, isSaving, onChoose }: ChannelTableProps) {
  const t = useTranslate();
  const note = desktop === 'granted' ? '' : t(messages.desktop[desktop]);
  const isOn = (kind: ChosenKind, column: Column) => (column === 'bell' ? choice[kind] : choice[column].includes(kind));
  return (
    <>
      <table className="notice-channels" aria-busy={isSaving}>
        <thead>
          <tr>
            <th scope="col">{t(messages.kind)}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(messages.channels[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHOSEN_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {t(messages.kinds[kind])}
                <p>{t(messages.contents[kind])}</p>
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  {/* Not disabled while it is saved: the focus stays. */}
                  <Checkbox
                    checked={isOn(kind, column)}
                    disabled={column === 'desktop' && desktop === 'unsupported'}
                    aria-label={`${t(messages.kinds[kind])} ${t(messages.channels[column])}`}
                    onChange={({ target }) => onChoose(kind, column, target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <output className="notice-channels-note">{note}</output>
    </>
  );
}
