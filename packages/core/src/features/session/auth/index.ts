export { authMessages } from './auth.messages.ts';
export { createAuth, type AuthDependencies, type AuthService } from './auth.service.ts';
export { createSessionStore, type SessionStore } from './auth.session.ts';
export type {
  AuthEmitted,
  AuthEvent,
  AuthFacts,
  AuthStatus,
  LoginAttempt,
  LoginChallenge,
  LoginWay,
  Session,
  SessionEnd,
} from './auth.types.ts';
export type { OrgSelectionEvent, OrgSelectionFacts } from './org-selection.types.ts';
