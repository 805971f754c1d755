import { InfoCircleFilled } from '@ant-design/icons';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { NoticeCenterService } from '@evergreen/core/messaging/notice-center';
import { Button, notification } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';

import { PHONE, useEmitted, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { noticeBellMessages as messages } from './notice-bell.messages.ts';

/** Seconds that a toast is there which does not wait to be closed. */
const SHOWN = 6;

/** Pixels from the top of a phone: the header has the menu. */
const BELOW_HEADER = 64;

/** In the language of now: a toast that stays may outlast it. */
function Words({ text }: { readonly text: LocalizedText }) {
  const t = useTranslate();
  return t(text);
}

/** Shows what comes for a moment, until it is read; a press opens it, or the panel where it stands for several. What it answers is to be rendered. */
export function useNoticeToasts(center: NoticeCenterService): ReactNode {
  const [api, holder] = notification.useNotification({ stack: { threshold: 3 }, top: BELOW_HEADER });
  const isPhone = useMedia(PHONE);
  const { tabs, isPanelOpen, unread } = useFacts(center);
  const unreadIds = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ids = new Set(Object.values(tabs).flatMap(({ rows }) => rows.map(({ id }) => id)));
    for (const id of unreadIds.current) if (!ids.has(id)) api.destroy(id);
    unreadIds.current = ids;
  }, [api, tabs]);
  // The panel has them all.
  const isOver = isPanelOpen || unread === 0;
  useEffect(() => {
    if (isOver) api.destroy();
  }, [api, isOver]);
  useEmitted(center, (event) => {
    if (event.type !== 'messages.arrived' || isPanelOpen) return;
    for (const [place, { id, text, stays }] of event.toasts.entries()) {
      const key = id ?? `several-${place}`;
      const open = () => {
        api.destroy(key);
        center.send(id === null ? { type: 'panel.open' } : { type: 'notice.open', id });
      };
      api.info({
        key,
        // Where no dialog and no form has its buttons.
        placement: isPhone ? 'top' : 'bottomLeft',
        title: <Words text={text} />,
        // Its own icon has a name in English.
        icon: <InfoCircleFilled aria-hidden className="notice-toast-icon" />,
        duration: stays ? 0 : SHOWN,
        role: stays ? 'alert' : 'status',
        actions: (
          <Button size="small" onClick={open}>
            <Words text={messages.look} />
          </Button>
        ),
      });
    }
  });
  return holder;
}
