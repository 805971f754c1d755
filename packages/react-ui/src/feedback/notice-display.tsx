import type { Notice } from '@evergreen/core/kernel';
import { message as messages, notification as notifications } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useTranslate } from '../adapter/index.ts';

/** Display time in seconds; errors stay longer than confirmations. */
const DURATION = { success: 3, info: 4, warning: 6, error: 8 } as const;

/** Offset below the header, so that notifications do not cover its buttons. */
const NOTES = { top: 68 };

export interface NoticeDisplayProps {
  /** All notices so far, oldest first. */
  readonly notices: readonly Notice[];
}

/** What went well as a passing line, what went wrong, and what has a title, as a note that can be closed. */
export function NoticeDisplay({ notices }: NoticeDisplayProps) {
  const t = useTranslate();
  const [message, messageHolder] = messages.useMessage();
  const [notification, notificationHolder] = notifications.useNotification(NOTES);
  const present = useRef(new Map<string, { readonly key: string; readonly times: number }>());
  const count = useRef(0);
  /**
   * The same words twice are one note: several calls may fail for one reason. Under the key of one that is leaving nothing is shown:
   * antd would bring that one back without its timer, for ever. One that is shown has its whole time again: antd begins to count anew
   * where the duration differs, if only by a millisecond.
   */
  const showing = (words: string, level: Notice['level']) => {
    const { key, times } = present.current.get(words) ?? { key: `notice-${(count.current += 1)}`, times: 0 };
    present.current.set(words, { key, times: times + 1 });
    const duration = DURATION[level] + (times % 2) / 1000;
    return { key, duration, onClose: () => void present.current.delete(words) };
  };
  const show = useEffectEvent((notice: Notice) => {
    const words = t(notice.text);
    const shared = showing(words, notice.level);
    if (notice.title !== undefined) {
      notification[notice.level]({
        title: t(notice.title),
        description: words,
        role: 'status',
        ...shared,
      });
      return;
    }
    switch (notice.level) {
      case 'success':
      case 'info':
        void message.open({ type: notice.level, content: words, ...shared });
        return;
      case 'warning':
      case 'error':
        notification[notice.level]({ title: words, role: 'alert', ...shared });
    }
  });
  const shown = useRef(0);
  useEffect(() => {
    for (const notice of notices.slice(shown.current)) show(notice);
    shown.current = notices.length;
  }, [notices]);
  return (
    <>
      {messageHolder}
      {notificationHolder}
    </>
  );
}
