import { useText } from '@evergreen/react-ui/adapter';

import { NotBuiltYetPage } from '../../shell/not-built-yet/not-built-yet.page.tsx';
import { announcementsMessages as messages } from './announcements.messages.ts';

/** One's own announcements. Their service does not exist yet, and the page says so. */
export function AnnouncementsPage() {
  const say = useText();
  const details = [
    { term: say(messages.service), words: say(messages.announcementService) },
    { term: say(messages.shows), words: say(messages.own) },
  ];
  return <NotBuiltYetPage title={say(messages.title)} isInMenu details={details} />;
}
