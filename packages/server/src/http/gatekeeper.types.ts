import type { Caller } from './call.types.ts';

/** What is stored of the last use of a session. */
export interface SessionUse {
  /** Network address. */
  readonly address: string;
  /** 0 for none. */
  readonly tenantId: number;
}

/** Decides who calls and what they may do; the routes ask it before anything else happens. */
export interface Gatekeeper {
  /** The holder of a token that is known, not expired and not revoked. */
  authenticate(token: string): Promise<Caller | undefined>;
  /** Notes that a session was used, from where and for which tenant; cheap enough for every call. */
  noteUse(caller: Caller, use: SessionUse): Promise<void>;
  /** Whether the caller may work for a tenant. */
  belongsTo(caller: Caller, tenantId: number): Promise<boolean>;
  /** Whether a permission was granted to the caller and is in force. */
  holds(caller: Caller, code: string): Promise<boolean>;
}
