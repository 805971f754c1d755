import type { DesktopNoticePort, DesktopPermission } from '@evergreen/core/ports';

const NAMES = { default: 'unasked', granted: 'granted', denied: 'denied' } as const satisfies Record<
  NotificationPermission,
  DesktopPermission
>;

/** Notices of the browser (Notification API). Phones have them for installed applications only, which counts as unsupported. */
export const browserDesktopNotices: DesktopNoticePort = {
  permission: () => (isSupported() ? NAMES[Notification.permission] : 'unsupported'),
  async ask() {
    if (!isSupported()) return 'unsupported';
    try {
      return NAMES[await Notification.requestPermission()];
    } catch {
      return NAMES[Notification.permission];
    }
  },
  isInFront: () => document.visibilityState === 'visible' && document.hasFocus(),
  show({ tag, title }, onOpen) {
    try {
      const notice = new Notification(title, { tag });
      notice.addEventListener('click', () => {
        notice.close();
        globalThis.focus();
        onOpen();
      });
    } catch {
      // Chrome on Android has the name and refuses to make one; the bell counts it.
    }
  },
};

const isSupported = () => 'Notification' in globalThis;
