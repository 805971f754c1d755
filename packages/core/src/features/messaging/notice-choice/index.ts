export {
  createNoticeChoice,
  type NoticeChoiceDependencies,
  type NoticeChoiceService,
} from './notice-choice.service.ts';
export type { NoticeChoiceEvent, NoticeChoiceFacts, NoticeChoiceStatus } from './notice-choice.types.ts';
