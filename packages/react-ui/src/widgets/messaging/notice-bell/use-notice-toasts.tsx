import type { NoticeCenterService } from '@evergreen/core/messaging/notice-center';
import { Button, notification } from 'antd';
import type { ReactNode } from 'react';

import { useEmitted, useTranslate } from '../../../adapter/index.ts';
import { noticeBellMessages as messages } from './notice-bell.messages.ts';

/** Seconds that a toast is there which does not wait to be closed. */
const SHOWN = 6;

/** Shows what comes for a moment; a press opens it, or the panel where it stands for several. What it answers is to be rendered. */
export function useNoticeToasts(center: NoticeCenterService): ReactNode {
  const t = useTranslate();
  const [api, holder] = notification.useNotification({ stack: { threshold: 3 } });
  useEmitted(center, (event) => {
    if (event.type !== 'messages.arrived') return;
    for (const [place, { id, text, stays }] of event.toasts.entries()) {
      const key = id ?? `several-${place}`;
      const open = () => {
        api.destroy(key);
        center.send(id === null ? { type: 'panel.open' } : { type: 'notice.open', id });
      };
      api.info({
        key,
        // The corner above has the bell, which says the same.
        placement: 'bottomRight',
        title: t(text),
        duration: stays ? 0 : SHOWN,
        role: stays ? 'alert' : 'status',
        actions: (
          <Button size="small" onClick={open}>
            {t(messages.look)}
          </Button>
        ),
      });
    }
  });
  return holder;
}
