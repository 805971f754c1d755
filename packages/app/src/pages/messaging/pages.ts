import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

const AnnouncementsPage = lazyPage(
  async () => (await import('./announcements/announcements.page.tsx')).AnnouncementsPage,
);
const SmsOutboxPage = lazyPage(async () => (await import('./sms-outbox/sms-outbox.page.tsx')).SmsOutboxPage);

export const messagingPages: DomainPages = {
  components: {
    'pages/user-announcement': AnnouncementsPage,
    'pages/sms-outbox': SmsOutboxPage,
  },
  routes: {
    userAnnouncement: AnnouncementsPage,
  },
};
