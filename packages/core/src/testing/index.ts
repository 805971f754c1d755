export {
  anyDraft as anyCronDraft,
  anyExpression as anyCronExpression,
} from '../features/schedule/cron/cron.testing.ts';
export { fakeClock, type FakeClock } from './fake-clock.ts';
export { fakeContent } from './fake-content.ts';
export {
  countingRandom,
  fakeLocation,
  fakeLogger,
  fakePorts,
  type FakeLocation,
  type FakeLogger,
  type FakePorts,
} from './fake-ports.ts';
export { fakeLive } from './fake-live.ts';
export { fakeSockets, type FakeSocket, type FakeSockets } from './fake-sockets.ts';
export { fakeSharedStorage, fakeStorage, type FakeStorage } from './fake-storage.ts';
export { htmlPayloads, htmlPieces } from './html-payloads.ts';
export { largestInput, type LargestInput } from './largest-input.ts';
export { propertyRuns } from './property-runs.ts';
export { scriptedHttp, type PendingCall, type PendingFile, type ScriptedHttp } from './scripted-http.ts';
export { fieldSteps } from './schema-fields.ts';
export { settled } from './settled.ts';
export { SPECIFIED_CALLS, type SpecifiedCall } from '../contract/specified-calls.ts';
export { fakeMaps, type FakeMaps } from './fake-maps.ts';
