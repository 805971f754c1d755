import type { Core } from '@evergreen/core';
import { storedPicturePath } from '@evergreen/core/text/html-profile';

import { pictureContent } from '../../files/stored-picture/index.ts';

/**
 * Gives a picture of a text its content: a browser sends no token for an address in a page, so that stored pictures are fetched.
 * @param signal gives the picture up
 */
export function drawPicture(core: Core, image: HTMLImageElement, source: string, signal: AbortSignal): void {
  const path = storedPicturePath(source);
  image.classList.remove('is-missing');
  if (path === null) {
    image.src = source;
    return;
  }
  image.classList.add('is-coming');
  const draw = async () => {
    const found = await pictureContent(core, path, null, signal);
    if (signal.aborted) return;
    image.classList.remove('is-coming');
    image.classList.toggle('is-missing', found === null);
    if (found === null) return;
    const address = found instanceof Blob ? URL.createObjectURL(found) : found;
    signal.addEventListener('abort', () => {
      if (found instanceof Blob) URL.revokeObjectURL(address);
    });
    image.src = address;
  };
  void draw();
}
