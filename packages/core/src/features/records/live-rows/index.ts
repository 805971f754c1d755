export { createLiveRows, type LiveRowsDependencies } from './live-rows.service.ts';
