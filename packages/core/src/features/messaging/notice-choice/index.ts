export {
  createNoticeChoice,
  type NoticeChoiceDependencies,
  type NoticeChoiceService,
} from './notice-choice.service.ts';
export type { NoticeChoiceEvent, NoticeChoiceFacts, NoticeChoiceStatus } from './notice-choice.types.ts';
export {
  deliveryAt,
  isDigestDue,
  isWantedBy,
  mayTellNow,
  pauseEnd,
  type Delivery,
  type PauseLength,
  type ToldMessage,
} from './notice-delivery.ts';
