import type { Caller } from './call.types.ts';

/** Stored data of the last use of a session. */
export interface SessionUse {
  /** Network address. */
  readonly address: string;
  /** 0 for none. */
  readonly tenantId: number;
}

/** Authentication and authorisation; routes call it before any other work. */
export interface Gatekeeper {
  /** Resolves the user of a token that is known, not expired and not revoked. */
  authenticate(token: string): Promise<Caller | undefined>;
  /** Records the last use of a session, its address and tenant; cheap enough for every call. */
  noteUse(caller: Caller, use: SessionUse): Promise<void>;
  /** Whether the caller may work for a tenant, 0 included. */
  mayEnter(caller: Caller, tenantId: number): Promise<boolean>;
  /** Whether the caller holds an active grant of the permission. */
  holds(caller: Caller, code: string): Promise<boolean>;
}
