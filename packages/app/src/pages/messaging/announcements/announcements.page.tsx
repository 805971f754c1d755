import { useTranslate } from '@evergreen/react-ui/adapter';

import { NotBuiltYetPage } from '../../shell/not-built-yet/not-built-yet.page.tsx';
import { announcementsMessages as messages } from './announcements.messages.ts';

/** One's own announcements. Their service does not exist yet, and the page says so. */
export function AnnouncementsPage() {
  const t = useTranslate();
  const details = [
    { term: t(messages.service), words: t(messages.announcementService) },
    { term: t(messages.shows), words: t(messages.own) },
  ];
  return <NotBuiltYetPage title={t(messages.title)} isInMenu details={details} />;
}
