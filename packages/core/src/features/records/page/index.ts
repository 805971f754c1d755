export { createResourcePage, type ResourcePageOptions, type ResourcePageService } from './page.service.ts';
export type { Overlay, PageEmitted, PageFacts, PageRecord, PageView } from './page.types.ts';
export type { PageArrangement } from './page-arrangement.ts';
export type { PageTransfer } from './page-transfer.ts';
