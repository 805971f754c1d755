/** The window's URL. Navigation inside the site belongs to the router. */
export interface LocationPort {
  /** Path, query and hash of the current URL. */
  current(): string;
  /** Replace the current URL of this site without loading. Only before the router starts. */
  replace(path: string): void;
  /** Navigate this window to an external URL. */
  leave(address: string): void;
  /** Reload the application. */
  reload(): void;
  /** Open a URL in a new window without `opener`. */
  open(address: string): void;
}
