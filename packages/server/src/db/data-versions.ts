import { AsyncLocalStorage } from 'node:async_hooks';

import { seconds } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

/** What processes remember, by what changes it (`sys_data_version`). */
export type DataTopic = 'rights' | 'texts' | 'names';

/** A value that no other state of the topic has. */
export type DataVersions = Readonly<Record<DataTopic, string>>;

/** What one call knows of the versions. */
export interface CallScope {
  known: Promise<DataVersions> | undefined;
  /** When it was read, epoch milliseconds. */
  knownAt: number;
  isOver: boolean;
}

/** The versions that a call works with: what is remembered counts where it was read under them. */
export interface CallVersions {
  /** The scope of a call that begins. */
  open(): CallScope;
  /** The work and all that follows from it belongs to the call. */
  within<Value>(scope: CallScope, work: () => Value): Value;
  /** The call is answered: what it left running reads everything anew. */
  end(scope: CallScope): void;
  /** Read by a statement of the call that was about something else. */
  note(versions: DataVersions): void;
  /**
   * Those that the call has read; they are read now where it has not, and again after each of its writes. Undefined where nothing remembered
   * may be used and nothing may be remembered: in a transaction, which sees what is not committed, and outside of a call.
   */
  current(): Promise<DataVersions | undefined>;
  /** The call has written. */
  forget(): void;
}

/** A call that takes longer reads the versions again. */
const LONGEST_USE = seconds(1);

export interface CallVersionParts {
  readonly clock: Pick<ClockPort, 'now'>;
  readonly isInTransaction: () => boolean;
  readonly read: () => Promise<DataVersions>;
}

export function createCallVersions({ clock, isInTransaction, read }: CallVersionParts): CallVersions {
  const scopes = new AsyncLocalStorage<CallScope>();

  function know(scope: CallScope, known: Promise<DataVersions>): Promise<DataVersions> {
    scope.known = known;
    scope.knownAt = clock.now();
    return known;
  }

  return {
    open: () => ({ known: undefined, knownAt: 0, isOver: false }),
    within: (scope, work) => scopes.run(scope, work),
    end(scope) {
      scope.isOver = true;
    },
    note(versions) {
      const scope = scopes.getStore();
      if (scope !== undefined) void know(scope, Promise.resolve(versions));
    },
    async current() {
      const scope = scopes.getStore();
      if (scope === undefined || scope.isOver || isInTransaction()) return undefined;
      if (scope.known !== undefined && clock.now() - scope.knownAt < LONGEST_USE) return scope.known;
      const asked = know(scope, read());
      try {
        return await asked;
      } catch (error) {
        if (scope.known === asked) scope.known = undefined;
        throw error;
      }
    },
    forget() {
      const scope = scopes.getStore();
      if (scope !== undefined) scope.known = undefined;
    },
  };
}
