export { shownSignIn } from './sessions.model.ts';
export { createSessions, type SessionsDependencies, type SessionsService } from './sessions.service.ts';
export type {
  SessionQuestion,
  SessionsEmitted,
  SessionsEvent,
  SessionsFacts,
  SessionsStatus,
  ShownSession,
  ShownSignIn,
} from './sessions.types.ts';
