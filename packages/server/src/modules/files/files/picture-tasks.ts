import { rename } from 'node:fs/promises';

import type { Sharp } from 'sharp';
import * as v from 'valibot';

import { PICTURE_SIZES, type PictureSize } from '@evergreen/core/contract';

/** Most pixels of a picture, of all its frames together: those of a good camera (threat T-32). */
export const PIXEL_LIMIT = 25_000_000;

/** Longest side of a size, in pixels. */
const LONGEST_SIDE: Readonly<Record<PictureSize, number>> = { small: 208, medium: 960 };

/** How a kind of picture is written anew; the others stay as they came. */
const WRITTEN_ANEW = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 88, mozjpeg: true }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture) => picture.webp({ quality: 88 }),
} as const satisfies Readonly<Record<string, (picture: Sharp) => Sharp>>;

/** Loaded with the first picture. One thread each, and nothing kept: the memory of the machine is for the calls of the server. */
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

/** Whether a kind of picture can be read, and sizes be made of it. */
export function isReadablePicture(mediaType: string): boolean {
  return isWrittenAnew(mediaType) || mediaType === 'image/gif';
}

/** What is wrong with a picture; null for one that is taken. */
export const pictureAnswer = v.nullable(v.picklist(['tooManyPixels', 'unreadable']));
export type PictureProblem = NonNullable<v.InferOutput<typeof pictureAnswer>>;

const cleanInput = v.object({ path: v.string(), mediaType: v.string() });
export type CleanPictureInput = v.InferOutput<typeof cleanInput>;

/** Checks a picture and writes it anew. Runs in a process of its own. */
export async function cleanPictureTask(input: unknown): Promise<PictureProblem | null> {
  const { path, mediaType } = v.parse(cleanInput, input);
  return problemOf(async () => {
    // Of the header alone: nothing is decoded before its size is known.
    const { width, height, pages = 1 } = await (await open(path, true)).metadata();
    if (width * height > PIXEL_LIMIT) return 'tooManyPixels';
    if (!isWrittenAnew(mediaType) || pages > 1) return null;
    const written = `${path}.clean`;
    await WRITTEN_ANEW[mediaType]((await open(path)).autoOrient()).toFile(written);
    await rename(written, path);
    return null;
  });
}

const sizeInput = v.object({ from: v.string(), to: v.string(), size: v.picklist(PICTURE_SIZES) });
export type PictureSizeInput = v.InferOutput<typeof sizeInput>;

/** Writes a size of a picture; one that is smaller keeps its own size. Runs in a process of its own. */
export async function writePictureSizeTask(input: unknown): Promise<PictureProblem | null> {
  const { from, to, size } = v.parse(sizeInput, input);
  return problemOf(async () => {
    const side = LONGEST_SIDE[size];
    const picture = (await open(from)).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    await picture.webp({ quality: 82 }).toFile(to);
    return null;
  });
}

async function problemOf(work: () => Promise<PictureProblem | null>): Promise<PictureProblem | null> {
  try {
    return await work();
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    return /pixel limit/u.test(words) ? 'tooManyPixels' : 'unreadable';
  }
}
