import type { Notice, Text } from '../../../kernel/index.ts';

/** The steps in their order; `left` follows `done` and nothing follows it. */
export type AlterationStep = 'verifyingPhone' | 'confirmingAccount' | 'settingPassword' | 'done' | 'left';

/** Each is heard in its own step only, and never while the server is asked. */
export type AlterationEvent =
  | { readonly type: 'phone.submit'; readonly phone: string; readonly smscode: string }
  | { readonly type: 'account.confirm' }
  | { readonly type: 'password.submit'; readonly password: string; readonly confirmation: string }
  /** Back to the beginning: it is another account, or the proof is too old. */
  | { readonly type: 'flow.restart' }
  /** Stays in `done` until the person leaves it. */
  | { readonly type: 'countdown.stop' }
  /** Leaves `done` before its countdown does. */
  | { readonly type: 'login.open' };

export type AlterationEmitted =
  | { readonly type: 'noticed'; readonly notice: Notice }
  | { readonly type: 'navigated'; readonly path: string };

export type AlterationField = 'phone' | 'smscode' | 'password' | 'confirmation';

export interface AlterationFacts {
  readonly step: AlterationStep;
  /** The server is asked. */
  readonly isBusy: boolean;
  /** The number that was proved and the account it belongs to; empty before. */
  readonly phone: string;
  readonly username: string;
  /** What was wrong with what was submitted, by field. */
  readonly errors: Readonly<Partial<Record<AlterationField, Text>>>;
  /** Why the server refused, or could not be asked. */
  readonly failure: Text | null;
  /** Whole seconds until `done` leads to the login page; 0 in every other step, and when the person stays. */
  readonly secondsLeft: number;
}
