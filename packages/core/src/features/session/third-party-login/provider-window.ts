import { fromCallback } from 'xstate';

import { queryString } from '../../../http/index.ts';
import type { PopupEvent, PopupPort } from '../../../ports/index.ts';
import type { ThirdPartyAttempt } from './third-party-login.model.ts';

export type Posted = Extract<PopupEvent, { readonly kind: 'posted' }>;

/** Events of the popup actor. */
export type WindowEvent =
  | { readonly type: 'window.posted'; readonly post: Posted }
  | { readonly type: 'window.closed' }
  | { readonly type: 'window.blocked' };

/** Actor that opens the provider's window with the secret of the attempt, and closes it when it is stopped. */
export function providerWindow({ popup, basePath }: { readonly popup: PopupPort; readonly basePath: string }) {
  return fromCallback<WindowEvent, ThirdPartyAttempt>(
    ({ input, sendBack }: { readonly input: ThirdPartyAttempt; readonly sendBack: (event: WindowEvent) => void }) => {
      const address = `${basePath}/sys/thirdLogin/render/${encodeURIComponent(input.thirdType)}${queryString({ state: input.state })}`;
      const close = popup.open(address, (event) =>
        sendBack(event.kind === 'closed' ? { type: 'window.closed' } : { type: 'window.posted', post: event }),
      );
      if (close === null) sendBack({ type: 'window.blocked' });
      return close ?? undefined;
    },
  );
}
