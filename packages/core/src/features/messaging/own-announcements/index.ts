export { createOwnAnnouncements } from './own-announcements.service.ts';
export type {
  AnnouncementFilter,
  OwnAnnouncementsEvent,
  OwnAnnouncementsFacts,
  OwnAnnouncementsService,
} from './own-announcements.types.ts';
