export { createScreenLock, type ScreenLockDependencies, type ScreenLockService } from './screen-lock.service.ts';
export type { ScreenLockEvent, ScreenLockFacts } from './screen-lock.types.ts';
