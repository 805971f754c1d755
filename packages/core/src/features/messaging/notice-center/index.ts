export { createNoticeCenter, type NoticeCenterDependencies } from './notice-center.service.ts';
export type {
  NoticeCenterEmitted,
  NoticeCenterEvent,
  NoticeCenterFacts,
  NoticeCenterService,
  NoticeDetail,
  NoticePriority,
  NoticeRow,
  NoticeTab,
  NoticeToast,
} from './notice-center.types.ts';
