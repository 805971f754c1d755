import type { PopupPort } from '@evergreen/core/ports';

/** Polling interval for a closed window; there is no event for it. */
const LOOK_EVERY = 300;

const FEATURES = 'popup,width=520,height=640';

/** The subset of `Window` that the port needs. */
export interface OpenerWindow {
  readonly location: Pick<Location, 'href'>;
  open(address: string, target: string, features: string): Pick<Window, 'closed' | 'close'> | null;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  setInterval(callback: () => void, duration: number): number;
  clearInterval(handle: number): void;
}

export function createBrowserPopup(view: OpenerWindow = window): PopupPort {
  return {
    open(address, listener) {
      const popup = view.open(address, '_blank', FEATURES);
      if (popup === null) return null;
      const { origin } = new URL(address, view.location.href);
      const onMessage = (event: MessageEvent) => {
        if (event.source === popup)
          listener({ kind: 'posted', data: event.data, isFromOrigin: event.origin === origin });
      };
      const stop = () => {
        view.clearInterval(looking);
        view.removeEventListener('message', onMessage);
      };
      let wasClosed = false;
      const looking = view.setInterval(() => {
        if (!popup.closed) return;
        // What it posted last may still be on its way: closed is told one look later.
        if (!wasClosed) {
          wasClosed = true;
          return;
        }
        stop();
        listener({ kind: 'closed' });
      }, LOOK_EVERY);
      view.addEventListener('message', onMessage);
      return () => {
        stop();
        popup.close();
      };
    },
  };
}
