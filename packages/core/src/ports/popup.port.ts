/** What a window that was opened does. */
export type PopupEvent =
  /** It posted something. `isFromOrigin`: from the origin of the address that it was opened at. */
  { readonly kind: 'posted'; readonly data: unknown; readonly isFromOrigin: boolean } | { readonly kind: 'closed' };

export interface PopupPort {
  /**
   * Opens an address in a small window that may post back. The answer closes it and stops listening; null when the window
   * was blocked. `address` is rooted or whole.
   */
  open(address: string, listener: (event: PopupEvent) => void): (() => void) | null;
}
