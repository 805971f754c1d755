import type { PopupPort } from '@evergreen/core/ports';

/** Adapter without windows, for headless programs. */
export const noPopup: PopupPort = { open: () => null };
