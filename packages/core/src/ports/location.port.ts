/** The place the interface is shown at. Moving inside the site is the router's work, not this port's. */
export interface LocationPort {
  /** Path, query and hash of where the interface is now. */
  current(): string;
  /** Starts the interface afresh. */
  reload(): void;
  /** Opens an address in a new window that cannot reach back. */
  open(address: string): void;
}
