import { SearchOutlined } from '@ant-design/icons';
import type { OwnAnnouncement, TagColour } from '@evergreen/core/contract';
import { createOwnAnnouncements, type OwnAnnouncementsService } from '@evergreen/core/messaging/own-announcements';
import { PHONE, useFacts, useMedia, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { StateTag } from '@evergreen/react-ui/widgets/base/state-tag';
import { usePageTurners } from '@evergreen/react-ui/widgets/base/page-turners';
import { Alert, Badge, Button, Card, Empty, Input, Pagination, Segmented, Spin } from 'antd';

import './announcements.css';
import { AnnouncementDrawer } from './announcement-drawer.tsx';
import { announcementsMessages as messages } from './announcements.messages.ts';

/** 我的消息: what was announced to oneself, read and unread. */
export function AnnouncementsPage() {
  const announcements = usePageService(createOwnAnnouncements);
  return announcements === null ? null : <OwnAnnouncements announcements={announcements} />;
}

interface PartProps {
  readonly announcements: OwnAnnouncementsService;
}

function OwnAnnouncements({ announcements }: PartProps) {
  const { status, failure, rows } = useFacts(announcements);
  const t = useTranslate();
  return (
    <Card>
      <Tools announcements={announcements} />
      {status === 'failed' && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t(messages.failed)}
          description={failure === null ? undefined : t(failure)}
          action={
            <Button size="small" onClick={() => announcements.send({ type: 'list.refresh' })}>
              {t(messages.retry)}
            </Button>
          }
        />
      )}
      <Spin spinning={status === 'loading'}>
        <ul className="announcements-list">
          {rows.map((row) => (
            <li key={row.anntId}>
              <Entry row={row} onOpen={() => announcements.send({ type: 'announcement.open', id: row.anntId })} />
            </li>
          ))}
        </ul>
        {status === 'loaded' && rows.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.empty)} />
        )}
      </Spin>
      <Pages announcements={announcements} />
      <AnnouncementDrawer announcements={announcements} />
    </Card>
  );
}

function Tools({ announcements }: PartProps) {
  const { filter, isMarking, rows } = useFacts(announcements);
  const t = useTranslate();
  const isNothingUnread = filter === 'read' || rows.every(({ readFlag }) => readFlag === '1');
  return (
    <div className="announcements-tools">
      <Segmented
        aria-label={t(messages.filter)}
        value={filter}
        options={[
          { value: 'all' as const, label: t(messages.all) },
          { value: 'unread' as const, label: t(messages.unread) },
          { value: 'read' as const, label: t(messages.read) },
        ]}
        onChange={(chosen) => announcements.send({ type: 'filter.choose', filter: chosen })}
      />
      <Input.Search
        className="announcements-search"
        aria-label={t(messages.search)}
        placeholder={t(messages.search)}
        maxLength={100}
        allowClear
        searchIcon={<SearchOutlined aria-label={t(messages.search)} />}
        onSearch={(words) => announcements.send({ type: 'words.search', words })}
      />
      <span>
        <Button onClick={() => announcements.send({ type: 'list.refresh' })}>{t(messages.refresh)}</Button>{' '}
        <Button loading={isMarking} disabled={isNothingUnread} onClick={() => announcements.send({ type: 'all.read' })}>
          {t(messages.readAll)}
        </Button>
      </span>
    </div>
  );
}

const PRIORITY_COLOURS: Readonly<Record<string, TagColour>> = { H: 'red', M: 'orange', L: 'default' };

function Entry({ row, onOpen }: { readonly row: OwnAnnouncement; readonly onOpen: () => void }) {
  const { titile, priority, priority_dictText, msgCategory_dictText, msgAbstract, sender, sendTime, readFlag } = row;
  const t = useTranslate();
  const isUnread = readFlag === '0';
  return (
    <button type="button" className="announcements-entry" onClick={onOpen}>
      <span className={isUnread ? 'announcements-title is-unread' : 'announcements-title'}>
        {isUnread && <Badge status="processing" text={t(messages.isUnread)} />}
        <span>{titile}</span>
        {msgCategory_dictText !== null && <StateTag colour="default">{msgCategory_dictText}</StateTag>}
        {priority_dictText !== null && (
          <StateTag colour={PRIORITY_COLOURS[priority ?? ''] ?? 'default'}>{priority_dictText}</StateTag>
        )}
      </span>
      <span>{msgAbstract}</span>
      <span className="announcements-note">{t(messages.by(sender ?? '', sendTime ?? ''))}</span>
    </button>
  );
}

function Pages({ announcements }: PartProps) {
  const { total, page, pageSize } = useFacts(announcements);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const itemRender = usePageTurners();
  if (total <= pageSize) return null;
  return (
    <Pagination
      align="end"
      size={isPhone ? 'small' : 'medium'}
      style={{ marginTop: 12 }}
      current={page}
      pageSize={pageSize}
      total={total}
      showSizeChanger={false}
      showLessItems={isPhone}
      responsive={false}
      itemRender={itemRender}
      showTotal={(count) => t(messages.total(count))}
      onChange={(next) => announcements.send({ type: 'page.turn', page: next, pageSize })}
    />
  );
}
