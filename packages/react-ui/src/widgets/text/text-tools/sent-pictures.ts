import type { TextPictures } from '@evergreen/core/text/rich-text';

import { useSelectedFacts, useToldPending, type TellPending } from '../../../adapter/index.ts';

/** Tells of pictures that are in no value yet. */
export function usePendingPictures(pictures: TextPictures, onPending: TellPending | undefined): void {
  useToldPending(
    useSelectedFacts(pictures, (facts) => facts.pending),
    onPending,
  );
}

export function sendPictures(pictures: TextPictures, files: readonly File[]): void {
  pictures.send({
    type: 'files.add',
    files: files.map((file) => ({ name: file.name, content: file, modifiedAt: file.lastModified })),
  });
}

/** The name of a file without its extension. */
export const pictureDescription = (name: string) => name.replace(/\.[A-Za-z0-9]{1,5}$/u, '');

/** Pictures alone that are pasted or dropped: a document brings its text as HTML and a picture of it as a file. */
export function takenPictures(data: DataTransfer | null): readonly File[] {
  if (data?.types.includes('text/html') === true) return [];
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
