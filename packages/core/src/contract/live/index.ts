export { closeCodes } from './close-codes.ts';
export { liveWire, noticeSocketPath, parseNoticeFrame, type LiveFrameToSend } from './frames.ts';
export { liveLimits, liveTimes, LONGEST_FRAME } from './live-times.ts';
export { formatWatch, parseTableFrame, parseWatch, tableSocketPath, type ToldRow } from './table-frames.ts';
