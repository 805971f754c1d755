export { printedPageMessages } from './printed-page.messages.ts';
export {
  createPrintedPage,
  type PrintedPageDependencies,
  type PrintedPageEvent,
  type PrintedPageFacts,
  type PrintedPageService,
} from './printed-page.service.ts';
