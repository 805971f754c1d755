import type { GrantLosses, LossSubject } from '../../../contract/index.ts';
import type { HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';

/** What is about to end: what these rows grant, or the part of it that is given. */
export interface EndingRights {
  readonly of: LossSubject;
  readonly ids: readonly string[];
  /** These permissions alone. */
  readonly removed?: readonly string[];
  /** For these people alone. */
  readonly userIds?: readonly string[];
  /** Of `removed` and `userIds` one is enough. */
  readonly isEither?: boolean;
  /** Of people: the roles and departments that they have afterwards. */
  readonly roles?: readonly string[];
  readonly departments?: readonly string[];
}

export type LossesAnswer = Result<GrantLosses, HttpFailure>;

/** Somebody who loses permissions. */
export interface RightsLoser {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  /** The names from the menu down to the page or button. */
  readonly lost: readonly string[];
}

/** Who loses permissions by what is about to be done. */
export interface RightsLosses {
  /** People; more than are listed where there are very many, or where the user may not see them all. */
  readonly total: number;
  readonly people: readonly RightsLoser[];
  /** Why the server could not tell. */
  readonly failure: LocalizedText | null;
}
