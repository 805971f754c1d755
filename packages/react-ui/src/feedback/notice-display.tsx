import { seconds, type Notice } from '@evergreen/core/kernel';
import { message as messages, notification as notifications } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useTranslate } from '../adapter/index.ts';

/** Display time; errors stay longer than confirmations. */
const DURATION = { success: seconds(3), info: seconds(4), warning: seconds(6), error: seconds(8) };

/** How long a note stays that is pointed at when its time is over, before it is looked at again. */
const LINGER = seconds(1);

/** Offset below the header, so that notifications do not cover its buttons. */
const NOTES = { top: 68 };

export interface NoticeDisplayProps {
  /** All notices so far, oldest first. */
  readonly notices: readonly Notice[];
}

interface PresentNotice {
  readonly key: string;
  timer: ReturnType<typeof setTimeout>;
}

/** Whether somebody reads a note, or is about to press in it. */
const isPointedAt = (name: string) => document.querySelector(`.${name}:hover, .${name}:focus-within`) !== null;

/** What went well as a passing line, what went wrong, and what has a title, as a note that can be closed. */
export function NoticeDisplay({ notices }: NoticeDisplayProps) {
  const t = useTranslate();
  const [message, messageHolder] = messages.useMessage();
  const [notification, notificationHolder] = notifications.useNotification(NOTES);
  const present = useRef(new Map<string, PresentNotice>());
  const count = useRef(0);
  const end = (words: string): void => {
    const notice = present.current.get(words);
    if (notice === undefined) return;
    if (isPointedAt(notice.key)) {
      notice.timer = setTimeout(() => end(words), LINGER);
      return;
    }
    present.current.delete(words);
    message.destroy(notice.key);
    notification.destroy(notice.key);
  };
  /**
   * The same words twice are one note with its whole time again: several calls may fail for one reason. Under the key of one that is leaving
   * nothing is shown, antd would bring it back. The time is kept here: antd renders a note that has a duration with every frame.
   */
  const showing = (words: string, level: Notice['level']) => {
    const before = present.current.get(words);
    clearTimeout(before?.timer);
    const key = before?.key ?? `notice-${(count.current += 1)}`;
    present.current.set(words, { key, timer: setTimeout(() => end(words), DURATION[level]) });
    const onClose = () => {
      clearTimeout(present.current.get(words)?.timer);
      present.current.delete(words);
    };
    return { key, className: key, duration: 0, onClose };
  };
  useEffect(() => {
    const { current } = present;
    return () => {
      for (const { timer } of current.values()) clearTimeout(timer);
    };
  }, []);
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
