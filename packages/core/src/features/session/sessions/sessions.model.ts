import { AUDIT_EVENTS, auditEventTexts, type OwnSession, type OwnSignIn } from '../../../contract/index.ts';
import { failureText, type Answer, type HttpFailure } from '../../../http/index.ts';
import { sameText, type Notice, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { sessionsMessages } from './sessions.messages.ts';
import type { SessionQuestion, ShownSession, ShownSignIn } from './sessions.types.ts';

export interface ReadSessions {
  readonly sessions: readonly OwnSession[];
  readonly signIns: readonly OwnSignIn[];
}
export type SessionsAnswer = Result<ReadSessions, HttpFailure>;
export type EndAnswer = Result<Answer<unknown>, HttpFailure>;

/** The sessions to end. */
export type Ending = { readonly kind: 'one'; readonly id: string } | { readonly kind: 'others' };

export interface SessionsContext extends ReadSessions {
  readonly failure: LocalizedText | null;
  readonly ending: Ending | null;
}

export const nothingRead: SessionsContext = { sessions: [], signIns: [], failure: null, ending: null };

export function hasOther({ sessions }: ReadSessions, id: string): boolean {
  return sessions.some((session) => session.id === id && !session.isCurrent);
}

export function hasOthers({ sessions }: ReadSessions): boolean {
  return sessions.some(({ isCurrent }) => !isCurrent);
}

export function shownSessions({ sessions }: ReadSessions): readonly ShownSession[] {
  return sessions.map((session) => ({
    ...session,
    device: deviceText(session.device),
    isHandheld: HANDHELD.test(session.device),
  }));
}

const HANDHELD = /iPhone|iPad|Android|HarmonyOS/u;

export function shownSignIns({ signIns }: ReadSessions): readonly ShownSignIn[] {
  return signIns.map(shownSignIn);
}

/** An entry of the log in words. */
export function shownSignIn<Entry extends OwnSignIn>({ event, device, ...signIn }: Entry) {
  return {
    ...signIn,
    what: eventText(event),
    isRefusal: REFUSALS.test(event),
    device: deviceText(device),
  };
}

const REFUSALS = /[.](?:refused|frozen|throttled|passwordRefused)$/u;

/** Unknown events of newer servers are displayed verbatim. */
function eventText(event: string): LocalizedText {
  const known = AUDIT_EVENTS.find((one) => one === event);
  return known === undefined ? sameText(event) : auditEventTexts[known];
}

function deviceText(device: string): LocalizedText {
  return device === '' ? sessionsMessages.unknownDevice : sameText(device);
}

export function questionOf(context: SessionsContext): SessionQuestion | null {
  const { ending } = context;
  if (ending === null) return null;
  const others = shownSessions(context).filter(({ isCurrent }) => !isCurrent);
  if (ending.kind === 'others') return { kind: 'others', count: others.length };
  const session = others.find(({ id }) => id === ending.id);
  return session === undefined ? null : { kind: 'one', session };
}

/** The server's message. Failed calls are reported by the HTTP client. */
export function sessionsNoticeOf(answer: EndAnswer): Notice | null {
  if (!answer.ok)
    return answer.error.kind === 'rejected' ? { level: 'warning', text: failureText(answer.error) } : null;
  const { message } = answer.value;
  return { level: 'success', text: message === '' ? sessionsMessages.ended : sameText(message) };
}
