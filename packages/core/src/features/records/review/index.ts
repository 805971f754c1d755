export { isReviewable } from './record-review.model.ts';
export {
  createRecordReview,
  type RecordReviewDependencies,
  type RecordReviewService,
} from './record-review.service.ts';
export type { RecordReviewEvent, RecordReviewFacts, ReviewDecision } from './record-review.types.ts';
