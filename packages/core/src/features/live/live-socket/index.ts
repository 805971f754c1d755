export { createLiveSocket } from './live-socket.service.ts';
export { createSessionSocket, type SessionSocketDependencies } from './session-socket.ts';
export type {
  LivePolicy,
  LiveSocketEmitted,
  LiveSocketEvent,
  LiveSocketFacts,
  LiveSocketService,
} from './live-socket.types.ts';
