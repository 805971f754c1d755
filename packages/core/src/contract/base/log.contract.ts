export { logContentWords } from './log-content.ts';

/** `log_type` of the log: logins and account events, or operations. */
export const LOG_TYPE = { signIn: 1, operation: 2 } as const;

/** Events of the log. */
export const AUDIT_EVENTS = [
  'login.succeeded',
  /** Wrong password, wrong code or unknown username. */
  'login.refused',
  'login.frozen',
  /** Too many failures: the attempt was not evaluated. */
  'login.throttled',
  'logout',
  /** By its owner, from another session. */
  'session.ended',
  'session.othersEnded',
  /** By a login over the session limit. */
  'session.displaced',
  'screen.unlocked',
  'screen.refused',
  'password.changed',
  /** The old password was wrong. */
  'password.refused',
  /** By an SMS code, by an administrator, or on the server's machine (no address). */
  'password.reset',
  'phone.changed',
  /** By an administrator: a session of somebody else, all of them, and the wait after failed sign-ins. */
  'account.sessionEnded',
  'account.sessionsEnded',
  'account.unlocked',
  'secondFactor.turnedOn',
  'secondFactor.turnedOff',
  /** By an administrator; the entry names who it was removed from. */
  'secondFactor.removed',
  /** Wrong code at the second step of a sign-in. */
  'secondFactor.refused',
  /** The password for a change of the second factor was wrong. */
  'secondFactor.passwordRefused',
  'recoveryCode.used',
  'recoveryCode.renewed',
  /** A third party vouched for the person; what follows is the sign-in or its second step. */
  'thirdParty.used',
  'thirdParty.bound',
  'thirdParty.unbound',
  /** The password for taking a binding away was wrong. */
  'thirdParty.passwordRefused',
  'grant.changed',
  /** The whole value of a masked field was asked for by somebody who may not reveal it; the entry names the field. */
  'maskedField.searched',
  /** The socket of another person was asked for; the entry names the identifier. */
  'socket.foreign',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

export const LOG_PERMISSION = 'system:log:list';
