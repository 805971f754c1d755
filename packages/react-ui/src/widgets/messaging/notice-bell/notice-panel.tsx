import type { NoticeKind } from '@evergreen/core/contract';
import type { NoticeCenterService } from '@evergreen/core/messaging/notice-center';
import { Alert, Button, Empty, Skeleton, Tabs } from 'antd';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { noticeBellMessages as messages } from './notice-bell.messages.ts';
import { NoticeEntry } from './notice-entry.tsx';
import { WorkStrip } from './work-strip.tsx';

interface PartProps {
  readonly center: NoticeCenterService;
}

export interface NoticePanelProps extends PartProps {
  /** The sheet around it is the dialog. */
  readonly isSheet: boolean;
  readonly panel: RefObject<HTMLDivElement | null>;
}

const TAB_TITLES = {
  announcement: messages.announcements,
  systemMessage: messages.systemMessages,
} as const satisfies Record<NoticeKind, unknown>;

const KINDS = ['announcement', 'systemMessage'] as const satisfies readonly NoticeKind[];

/** The newest unread messages of both kinds. ↑ and ↓ go from one to the next, Enter opens it, `a` marks all as read. */
export function NoticePanel({ center, isSheet, panel }: NoticePanelProps) {
  const { tab, tabs } = useFacts(center);
  const t = useTranslate();
  const rows = tabs[tab].rows.length;
  useEffect(() => {
    // Its keys are heard from the start, and when the message that had the focus has gone.
    if (panel.current?.contains(document.activeElement) !== true) panel.current?.focus();
  }, [panel, rows]);

  const move = (step: 1 | -1) => {
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('.notice-entry') ?? [])];
    const place = entries.findIndex((entry) => entry === document.activeElement);
    entries[place < 0 ? 0 : Math.min(entries.length - 1, Math.max(0, place + step))]?.focus();
  };
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'a') center.send({ type: 'all.read' });
    else return;
    event.preventDefault();
  };
  return (
    // It has a role; that there are two is beyond the rule. Its keys are shortcuts: everything here works without them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panel}
      className="notice-panel"
      role={isSheet ? 'group' : 'dialog'}
      aria-label={t(messages.panel)}
      tabIndex={-1}
      onKeyDown={hear}
    >
      <WorkStrip center={center} />
      <Tabs
        activeKey={tab}
        destroyOnHidden
        items={KINDS.map((kind) => ({
          key: kind,
          label: t(TAB_TITLES[kind](tabs[kind].total)),
          children: <NoticeList center={center} />,
        }))}
        onChange={(chosen) => {
          const kind = KINDS.find((known) => known === chosen);
          if (kind !== undefined) center.send({ type: 'tab.choose', tab: kind });
        }}
      />
      <Foot center={center} />
    </div>
  );
}

/** Of the tab that is shown. */
function NoticeList({ center }: PartProps) {
  const { status, failure, isKnown, tab, tabs } = useFacts(center);
  const t = useTranslate();
  const { rows } = tabs[tab];
  return (
    <div className="notice-list" aria-busy={status === 'loading'}>
      {status === 'failed' && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t(messages.failed)}
          description={failure === null ? undefined : t(failure)}
          action={
            <Button size="small" onClick={() => center.send({ type: 'list.refresh' })}>
              {t(messages.retry)}
            </Button>
          }
        />
      )}
      {!isKnown && status === 'loading' && <Skeleton active title={false} />}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <NoticeEntry row={row} onOpen={() => center.send({ type: 'notice.open', id: row.id })} />
            </li>
          ))}
        </ul>
      )}
      {isKnown && rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.empty)} />}
    </div>
  );
}

function Foot({ center }: PartProps) {
  const { canReadAll, isMarking, undo } = useFacts(center);
  const t = useTranslate();
  return (
    <div className="notice-foot">
      <output className="notice-undo">
        {undo !== null && (
          <>
            {t(undo)}
            <Button type="link" size="small" onClick={() => center.send({ type: 'all.unread' })}>
              {t(messages.undo)}
            </Button>
          </>
        )}
      </output>
      <div className="notice-buttons">
        <Button
          loading={isMarking}
          disabled={!canReadAll}
          aria-keyshortcuts="a"
          onClick={() => center.send({ type: 'all.read' })}
        >
          {t(messages.readAll)}
        </Button>
        <Button onClick={() => center.send({ type: 'all.show' })}>{t(messages.more)}</Button>
      </div>
    </div>
  );
}
