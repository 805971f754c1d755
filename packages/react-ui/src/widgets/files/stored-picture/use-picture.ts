import type { Core } from '@evergreen/core';
import type { PictureSize } from '@evergreen/core/contract';
import type { FileContent } from '@evergreen/core/ports';
import { createStoredPictures, type StoredPictures } from '@evergreen/core/files/stored-pictures';
import { useEffect, useState } from 'react';

import { useCore } from '../../../adapter/index.ts';
import { blobOf } from '../../base/save-file/index.ts';

/** What is drawn: a stored path, or what was chosen and is not stored yet. */
export type PictureSource = string | FileContent | null;

export interface Picture {
  /** An address for `<img>`; null until it is there. */
  readonly address: string | null;
  readonly hasFailed: boolean;
}

const none: Picture = { address: null, hasFailed: false };

const stores = new WeakMap<Core, StoredPictures>();

/** One store for an application; nothing of one session is left for the next. */
function picturesOf(core: Core): StoredPictures {
  const known = stores.get(core);
  if (known !== undefined) return known;
  const made = createStoredPictures();
  core.auth.on((emitted) => {
    if (emitted.type === 'session.ended') made.forget();
  });
  stores.set(core, made);
  return made;
}

/**
 * The address of a picture, as long as the component is drawn: a browser sends no token for an address in a page, so pictures of the
 * platform are fetched and drawn from memory. Those of other hosts have their own address.
 * @param size null for the whole picture
 */
export function usePicture(source: PictureSource, size: PictureSize | null): Picture {
  const core = useCore();
  const [held, setHeld] = useState<{ readonly source: PictureSource; readonly size: PictureSize | null } & Picture>({
    ...none,
    source: null,
    size,
  });
  useEffect(() => {
    if (source === null) return undefined;
    const controller = new AbortController();
    let own: string | null = null;
    const show = async () => {
      const found = await pictureContent(core, source, size, controller.signal);
      if (controller.signal.aborted) return;
      own = found instanceof Blob ? URL.createObjectURL(found) : null;
      const address = typeof found === 'string' ? found : own;
      setHeld({ source, size, address, hasFailed: address === null });
    };
    void show();
    return () => {
      controller.abort();
      if (own !== null) URL.revokeObjectURL(own);
    };
  }, [core, source, size]);
  return held.source === source && held.size === size ? held : none;
}

/** Bytes, the address of another host, or null for what cannot be read. */
export async function pictureContent(
  core: Core,
  source: Exclude<PictureSource, null>,
  size: PictureSize | null,
  signal: AbortSignal,
): Promise<Blob | string | null> {
  if (typeof source !== 'string') return blobOf(source).catch(() => null);
  const stored = core.storedFile(source);
  if (stored === null) return null;
  if (stored.kind === 'elsewhere') return stored.address;
  const content = await picturesOf(core).load(stored, source, size, signal);
  return content === null ? null : blobOf(content);
}
