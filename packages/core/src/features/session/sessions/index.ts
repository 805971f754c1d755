export { shownSignIn } from './sessions.model.ts';
export { createSessions, type SessionsService } from './sessions.service.ts';
export type { SessionQuestion, SessionsFacts, ShownSession, ShownSignIn } from './sessions.types.ts';
