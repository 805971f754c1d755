export { createRowLimit, type LimitChoice, type RowLimitFacts, type RowLimitService } from './row-limit.service.ts';
export { rowLimitMessages } from './row-limit.messages.ts';
