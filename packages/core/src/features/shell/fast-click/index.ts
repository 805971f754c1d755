export { createFastClickGuard, createFastClicks, type FastClicks, FAST_CLICK_DELAY } from './fast-click.ts';
