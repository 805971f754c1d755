import { rename } from 'node:fs/promises';

import type { Sharp } from 'sharp';

import type { PictureSize } from '@evergreen/core/contract';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { fileMessages } from './file.messages.ts';

/** Most pixels of a picture, of all its frames together: three times those of a good camera; more would fill the memory (threat T-32). */
const PIXEL_LIMIT = 100_000_000;

/** Longest side of a size, in pixels. */
const LONGEST_SIDE: Readonly<Record<PictureSize, number>> = { small: 208, medium: 960 };

/** How a kind of picture is written anew; the others stay as they came. */
const WRITTEN_ANEW = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 88, mozjpeg: true }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture) => picture.webp({ quality: 88 }),
} as const satisfies Readonly<Record<string, (picture: Sharp) => Sharp>>;

/** Loaded with the first picture. One thread each, and nothing kept: the memory of a server is for its calls. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
let loaded: ReturnType<typeof loadSharp> | undefined;
const open = async (path: string, isAnimated = false) =>
  (await (loaded ??= loadSharp()))(path, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', animated: isAnimated });

function isWrittenAnew(mediaType: string): mediaType is keyof typeof WRITTEN_ANEW {
  return Object.hasOwn(WRITTEN_ANEW, mediaType);
}

/** Whether sizes can be made of a kind of picture. */
export function hasSizes(mediaType: string): boolean {
  return isWrittenAnew(mediaType) || mediaType === 'image/gif';
}

/**
 * Checks a picture and writes it anew, upright and without what cameras and programs put beside it: where it was taken, by whom, and
 * anything that is no picture at all. Animated ones stay as they are; kinds that cannot be read are taken as they came.
 */
export async function cleanPicture(path: string, mediaType: string): Promise<Result<void, LocalizedText>> {
  if (!hasSizes(mediaType)) return ok(undefined);
  try {
    // Of the header alone: nothing is decoded before its size is known.
    const { width, height, pages = 1 } = await (await open(path, true)).metadata();
    if (width * height > PIXEL_LIMIT) return err(fileMessages.tooManyPixels(PIXEL_LIMIT));
    if (!isWrittenAnew(mediaType) || pages > 1) return ok(undefined);
    const written = `${path}.clean`;
    await WRITTEN_ANEW[mediaType]((await open(path)).autoOrient()).toFile(written);
    await rename(written, path);
    return ok(undefined);
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    return err(/pixel limit/u.test(words) ? fileMessages.tooManyPixels(PIXEL_LIMIT) : fileMessages.unreadablePicture);
  }
}

/** Writes a size of a picture; one that is smaller keeps its own size. */
export async function writePictureSize(from: string, to: string, size: PictureSize): Promise<void> {
  const side = LONGEST_SIDE[size];
  const picture = (await open(from)).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  await picture.webp({ quality: 82 }).toFile(to);
}
