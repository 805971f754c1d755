/** Events of an opened window. */
export type PopupEvent =
  /** It posted a message. `isFromOrigin`: from the origin of the opened URL. */
  { readonly kind: 'posted'; readonly data: unknown; readonly isFromOrigin: boolean } | { readonly kind: 'closed' };

export interface PopupPort {
  /**
   * Open a URL in a popup that may post back. Returns a function that closes it and unsubscribes; null if the popup was
   * blocked. `address` is rooted or absolute.
   */
  open(address: string, listener: (event: PopupEvent) => void): (() => void) | null;
}
