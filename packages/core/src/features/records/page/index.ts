export {
  createResourcePage,
  type ResourcePageDependencies,
  type ResourcePageOptions,
  type ResourcePageService,
} from './page.service.ts';
export type { Overlay, PageEmitted, PageEvent, PageFacts, PageRecord, PageView } from './page.types.ts';
export type { PageArrangement, ViewTabsFacts, ViewTabsService } from './page-arrangement.ts';
export type { PageTransfer } from './page-transfer.ts';
