import type { Notice } from '@evergreen/core/kernel';
import { message as messages, notification as notifications } from 'antd';
import { useEffect, useEffectEvent } from 'react';

import { useCore, useText } from '../adapter/index.ts';

/** Seconds. What went wrong stays long enough to be read twice; what went well may go sooner. */
const DURATION = { success: 3, info: 4, warning: 6, error: 8 } as const;

/** Below the header, whose buttons a note would cover. */
const NOTES = { top: 68 };

/** Shows every notice of the core: what went well as a passing line, what went wrong as a note that can be closed. */
export function NoticeOutlet() {
  const core = useCore();
  const say = useText();
  const [message, messageHolder] = messages.useMessage();
  const [notification, notificationHolder] = notifications.useNotification(NOTES);
  const show = useEffectEvent((notice: Notice) => {
    const words = say(notice.text);
    if (notice.title !== undefined) {
      notification[notice.level]({ title: say(notice.title), description: words, duration: DURATION[notice.level], key: words, role: 'status' });
      return;
    }
    switch (notice.level) {
      case 'success':
      case 'info':
        void message.open({ type: notice.level, content: words, duration: DURATION[notice.level], key: words });
        return;
      case 'warning':
      case 'error':
        // The same words twice are one note: several calls may fail for one reason.
        notification[notice.level]({ title: words, duration: DURATION[notice.level], key: words, role: 'alert' });
    }
  });
  useEffect(() => {
    const subscription = core.notices.subscribe((notice) => show(notice));
    const stops = [core.settings, core.welcome].map((service) => service.on(({ notice }) => show(notice)));
    return () => {
      subscription.unsubscribe();
      for (const stop of stops) stop();
    };
  }, [core]);
  return (
    <>
      {messageHolder}
      {notificationHolder}
    </>
  );
}
