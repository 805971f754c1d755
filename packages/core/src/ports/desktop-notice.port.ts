/** `unasked`: the person was never asked; `unsupported`: there is no way to ask. */
export type DesktopPermission = 'granted' | 'denied' | 'unasked' | 'unsupported';

/** Notices on the desktop, outside of the window. */
export interface DesktopNoticePort {
  permission(): DesktopPermission;
  /** Asks the person, which only their own press may do. Never rejects. */
  ask(): Promise<DesktopPermission>;
  /** Whether the person looks at this window. */
  isInFront(): boolean;
  /**
   * Windows that show the same `tag` show one notice.
   * @param onOpen called when it is pressed; the window comes to the front
   */
  show(notice: { readonly tag: string; readonly title: string }, onOpen: () => void): void;
}
