/** The place the interface is shown at. Moving inside the site is the router's work, not this port's. */
export interface LocationPort {
  /** Path, query and hash of where the interface is now. */
  current(): string;
  /** Puts another address of this site in the place of the shown one, without loading anything. Only before the router starts. */
  replace(path: string): void;
  /** Leaves the interface for an address of somewhere else, in this window. */
  leave(address: string): void;
  /** Starts the interface afresh. */
  reload(): void;
  /** Opens an address in a new window that cannot reach back. */
  open(address: string): void;
}
