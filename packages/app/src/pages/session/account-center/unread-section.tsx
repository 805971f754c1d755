import { pageAt } from '@evergreen/core/shell/navigation';
import { createOwnAnnouncements, type OwnAnnouncementsService } from '@evergreen/core/messaging/own-announcements';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { useSitemap } from '../../../routing/use-sitemap.ts';
import { Section } from '../account-settings/section.tsx';
import { Unread } from '../account-settings/unread.tsx';
import { accountCenterMessages as messages } from './account-center.messages.ts';

const PATH = '/isps/userAnnouncement';
const LISTED = 6;

/** The newest messages that one has not read; left out where one has no page of them. */
export function UnreadSection() {
  const sitemap = useSitemap();
  const announcements = usePageService(createOwnAnnouncements);
  if (pageAt(PATH, sitemap) === undefined || announcements === null) return null;
  return <Announcements announcements={announcements} />;
}

function Announcements({ announcements }: { readonly announcements: OwnAnnouncementsService }) {
  const { status, failure, rows, total, filter } = useFacts(announcements);
  const t = useTranslate();
  useEffect(() => announcements.send({ type: 'filter.choose', filter: 'unread' }), [announcements]);
  const isRead = status === 'loaded' && filter === 'unread';
  if (!isRead) return <Unread failure={failure} onRetry={() => announcements.send({ type: 'list.refresh' })} />;
  return (
    <Section
      title={t(messages.unread)}
      description={t(total === 0 ? messages.nothingUnread : messages.unreadCount(total))}
      actions={<Link to={PATH}>{t(messages.allMessages)}</Link>}
    >
      {rows.length > 0 && (
        <ul className="account-center-links">
          {rows.slice(0, LISTED).map(({ anntId, titile, sendTime }) => (
            <li key={anntId}>
              <Link to={PATH}>{titile}</Link>
              <span className="account-center-time">{sendTime}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
