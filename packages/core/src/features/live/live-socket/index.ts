export { createLiveSocket } from './live-socket.service.ts';
export type { LivePolicy, LiveSocketEmitted, LiveSocketEvent, LiveSocketFacts } from './live-socket.types.ts';
