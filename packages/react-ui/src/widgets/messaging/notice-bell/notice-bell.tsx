import { BellOutlined } from '@ant-design/icons';
import { createNoticeCenter, type NoticeCenterService } from '@evergreen/core/messaging/notice-center';
import { Badge, Button, Drawer, Popover } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { PHONE, useEmitted, useFacts, useMedia, usePageService, useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import './notice-bell.css';
import { noticeBellMessages as messages } from './notice-bell.messages.ts';
import { NoticePanel } from './notice-panel.tsx';
import { useNoticeToasts } from './use-notice-toasts.tsx';

const LateDetail = createLate(async () => (await import('./notice-detail.tsx')).NoticeDetailDialog);

export interface NoticeBellProps {
  /** How many are unread, as the badge says it, for the browser's title; empty for none, and when the bell goes. */
  readonly onBadge: (badge: string) => void;
  /** A page of this site is to be shown. */
  readonly onGo: (path: string) => void;
}

/** The bell of the header: how many messages are unread, a panel with the newest, and one that is read. */
export function NoticeBell(props: NoticeBellProps) {
  const center = usePageService(createNoticeCenter);
  return center === null ? null : <Bell {...props} center={center} />;
}

function Bell({ center, onBadge, onGo }: NoticeBellProps & { readonly center: NoticeCenterService }) {
  const t = useTranslate();
  const { badge, unread, isPanelOpen, detail } = useFacts(center);
  const isPhone = useMedia(PHONE);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [wasRead, setWasRead] = useState(false);
  if (detail !== null && !wasRead) setWasRead(true);
  useEffect(() => {
    onBadge(badge);
    return () => onBadge('');
  }, [badge, onBadge]);
  useEmitted(center, (event) => {
    if (event.type === 'page.chosen') onGo(event.path);
  });
  const toasts = useNoticeToasts(center);
  const turn = (isOpen: boolean) => center.send({ type: isOpen ? 'panel.open' : 'panel.close' });
  const focusBell = () => button.current?.focus();
  const bell = (
    <Badge count={badge} size="small" offset={[-6, 6]}>
      <Button
        ref={button}
        type="text"
        icon={<BellOutlined aria-hidden />}
        aria-label={t(messages.bell(unread))}
        title={t(messages.bell(unread))}
        aria-haspopup="dialog"
        aria-expanded={isPanelOpen}
        {...(isPhone ? { onClick: () => turn(true) } : {})}
      />
    </Badge>
  );
  return (
    // Only closes on a key that the controls inside leave alone; everything here works without it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="notice-bell"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isPanelOpen || isPhone) return;
        turn(false);
        focusBell();
      }}
    >
      {isPhone ? (
        <>
          {bell}
          <Drawer
            open={isPanelOpen}
            placement="bottom"
            size="100%"
            rootClassName="notice-sheet"
            title={t(messages.panel)}
            closable={{ 'aria-label': t(messages.close), placement: 'end' }}
            destroyOnHidden
            onClose={() => turn(false)}
            afterOpenChange={(isShown) => {
              // The sheet takes the focus, and the keys are those of what is in it. Who was quicker keeps their place.
              if (!isShown && center.facts().detail === null) focusBell();
              if (isShown && panel.current?.contains(document.activeElement) !== true) panel.current?.focus();
            }}
          >
            <NoticePanel center={center} isSheet panel={panel} />
          </Drawer>
        </>
      ) : (
        <Popover
          open={isPanelOpen}
          trigger="click"
          placement="bottomRight"
          arrow={false}
          destroyOnHidden
          onOpenChange={turn}
          getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
          // Never empty: antd opens nothing without content.
          content={<>{isPanelOpen && <NoticePanel center={center} isSheet={false} panel={panel} />}</>}
        >
          {bell}
        </Popover>
      )}
      {toasts}
      {wasRead && <LateDetail center={center} onGone={focusBell} />}
    </div>
  );
}
