export type NewVersionEvent =
  /** The person came back to the window. */
  | { readonly type: 'window.focused' }
  /** 刷新: loads the new version, after a question where that would lose something. */
  | { readonly type: 'reload.request' }
  | { readonly type: 'reload.confirm' }
  | { readonly type: 'reload.cancel' }
  /** 稍后: offers it again in an hour. */
  | { readonly type: 'offer.postpone' }
  /** The program of a page is not on the server: it may belong to an older version. */
  | { readonly type: 'program.missed' }
  /** What was said after the window started afresh is read. */
  | { readonly type: 'notice.close' };

export interface NewVersionFacts {
  /** A newer version is served than the one that runs. */
  readonly isOffered: boolean;
  /** Unsaved edits would be lost: the question is open. */
  readonly isConfirming: boolean;
  /** This window started afresh by itself because a program was missing; said once. */
  readonly isUpdated: boolean;
}
