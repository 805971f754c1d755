import type { PopupPort } from '@evergreen/core/ports';

/** No windows at all, for programs without a screen. */
export const noPopup: PopupPort = { open: () => null };
