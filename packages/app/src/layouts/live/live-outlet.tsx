import type { Core } from '@evergreen/core';
import type { NoticeChannelService } from '@evergreen/core/live/notice-channel';
import type { TableChannel } from '@evergreen/core/live/table-channel';
import { useCore, whenIdle } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';

/**
 * The channels of this window, by which it learns of messages and of rows that others write. Their program is fetched when the browser is idle; without it
 * all is asked for.
 */
export function LiveOutlet() {
  const core = useCore();
  useEffect(() => {
    let close: (() => void) | null = null;
    let isLive = true;
    const open = async () => {
      const opened = await openChannel(core);
      if (isLive) close = opened;
      else opened?.();
    };
    const cancel = whenIdle(() => {
      void open();
    });
    return () => {
      isLive = false;
      cancel();
      close?.();
    };
  }, [core]);
  return null;
}

/** What closes it; null where its program did not come. */
async function openChannel(core: Core): Promise<(() => void) | null> {
  try {
    const [{ createNoticeChannel }, { createTableChannel }] = await Promise.all([
      import('@evergreen/core/live/notice-channel'),
      import('@evergreen/core/live/table-channel'),
    ]);
    const channel: NoticeChannelService = core.open(createNoticeChannel);
    const rows: TableChannel = core.open(createTableChannel);
    const stop = tellOfWindow([channel, rows]);
    return () => {
      stop();
      rows.dispose();
      channel.dispose();
    };
  } catch {
    return null;
  }
}

/** Passes on what the browser says of the window and the network. */
function tellOfWindow(channels: readonly Pick<TableChannel, 'send'>[]): () => void {
  const tell: TableChannel['send'] = (event) => {
    for (const channel of channels) channel.send(event);
  };
  const look = () => tell({ type: document.hidden ? 'window.hidden' : 'window.shown' });
  const cameOnline = () => tell({ type: 'network.online' });
  if (document.hidden) look();
  document.addEventListener('visibilitychange', look);
  globalThis.addEventListener('online', cameOnline);
  return () => {
    document.removeEventListener('visibilitychange', look);
    globalThis.removeEventListener('online', cameOnline);
  };
}
