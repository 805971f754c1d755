/** How the validation misbehaves. */
export type CasError = 'huge' | 'bomb' | 'silent' | 'redirect' | 'html' | 'error';
export interface CasServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** The paths that were asked for, queries left out. */
  readonly asked: readonly string[];
  /** A ticket as the login page would give it. */
  issue(username: string, service: string): string;
  /** From now on answers to validations are faulty; null mends them. */
  misbehave(fault: CasError | null): void;
  /** Every ticket that was given grows older. */
  age(milliseconds: number): void;
  close(): Promise<void>;
}
/** A CAS server that answers as CAS Protocol 3.0.3 says: tickets are good once, for their service, for a short time. */
export declare function startCasServer(): Promise<CasServer>;
