export { RecordReview, type RecordReviewProps } from './record-review.tsx';
