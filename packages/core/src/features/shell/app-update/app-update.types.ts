export type NewVersionEvent =
  /** The window regained focus. */
  | { readonly type: 'window.focused' }
  /** 刷新: load the new version, after a confirmation if input would be lost. */
  | { readonly type: 'reload.request' }
  | { readonly type: 'reload.confirm' }
  | { readonly type: 'reload.cancel' }
  /** 稍后: offer it again in an hour. */
  | { readonly type: 'offer.postpone' }
  /** A page chunk is missing on the server: it may belong to an older version. */
  | { readonly type: 'program.missed' }
  /** Close the notice shown after an automatic reload. */
  | { readonly type: 'notice.close' };

export interface NewVersionFacts {
  /** The server has a newer version than the running one. */
  readonly isOffered: boolean;
  /** The confirmation about unsaved edits is open. */
  readonly isConfirming: boolean;
  /** This window reloaded automatically for a missing chunk; shown once. */
  readonly isUpdated: boolean;
}
