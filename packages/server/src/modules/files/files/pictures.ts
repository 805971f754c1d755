import * as v from 'valibot';

import type { PictureSize } from '@evergreen/core/contract';
import { err, ok, seconds, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { createFileProcesses } from '../processes/file-processes.ts';
import { fileMessages } from './file.messages.ts';
import {
  isReadablePicture,
  PIXEL_LIMIT,
  pictureAnswer,
  type CleanPictureInput,
  type PictureProblem,
  type PictureSizeInput,
} from './picture-tasks.ts';

/** What one picture may take, and how many are read at a time (threat T-32). */
const PICTURE_LIMITS = { heap: 128, memory: 1024, time: seconds(60), most: 2 } as const;

/** Pictures are read in processes of their own, those of one person one after the other. Nothing starts before the first. */
const processes = createFileProcesses(PICTURE_LIMITS);

const words: Readonly<Record<PictureProblem, LocalizedText>> = {
  tooManyPixels: fileMessages.tooManyPixels(PIXEL_LIMIT),
  unreadable: fileMessages.unreadablePicture,
};

/** Whether sizes can be made of a kind of picture. */
export function hasSizes(mediaType: string): boolean {
  return isReadablePicture(mediaType);
}

/**
 * Checks a picture and writes it anew, upright and without what cameras and programs put beside it: where it was taken, by whom, and
 * anything that is no picture at all. Animated ones stay as they are; kinds that cannot be read are taken as they came.
 *
 * @param person whose pictures wait for each other
 */
export async function cleanPicture(
  path: string,
  mediaType: string,
  person: string,
): Promise<Result<void, LocalizedText>> {
  if (!isReadablePicture(mediaType)) return ok(undefined);
  const input: CleanPictureInput = { path, mediaType };
  return answered('cleanPicture', input, person);
}

/** Writes a size of a picture; one that is smaller keeps its own size. */
export async function writePictureSize(
  files: { readonly from: string; readonly to: string },
  size: PictureSize,
  person: string,
): Promise<Result<void, LocalizedText>> {
  const input: PictureSizeInput = { ...files, size };
  return answered('writePictureSize', input, person);
}

async function answered(task: string, input: unknown, person: string): Promise<Result<void, LocalizedText>> {
  const opened = await processes.run(task, input, { person });
  const answer = opened.ok ? v.safeParse(pictureAnswer, opened.value) : undefined;
  if (answer?.success !== true) return err(words.unreadable);
  return answer.output === null ? ok(undefined) : err(words[answer.output]);
}
