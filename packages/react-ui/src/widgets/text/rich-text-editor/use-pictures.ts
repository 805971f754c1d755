import type { TextPictures } from '@evergreen/core/text/rich-text';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';

import { useEmitted } from '../../../adapter/index.ts';
import { pictureDescription, sendPictures, usePendingPictures } from '../text-tools/index.ts';

/** Where pictures go: a position in the document, or null for the caret. */
export type AddPictures = (files: readonly File[], place: number | null) => void;

/** Uploads pictures and puts them where they were asked for, whatever is typed meanwhile. */
export function usePictures(
  editor: Editor,
  pictures: TextPictures,
  onPending: ((pending: 'none' | 'running' | 'failed') => void) | undefined,
): AddPictures {
  const place = useRef<number | null>(null);
  useEffect(() => {
    const follow = ({ transaction }: { transaction: Editor['state']['tr'] }) => {
      if (place.current !== null) place.current = transaction.mapping.map(place.current);
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [editor]);
  useEmitted(pictures, (emitted) => {
    if (emitted.type !== 'picture.ready' || editor.isDestroyed) return;
    const alt = pictureDescription(emitted.name);
    const at = Math.min(place.current ?? editor.state.selection.to, editor.state.doc.content.size);
    editor
      .chain()
      .insertContentAt(at, { type: 'picture', attrs: { src: emitted.source, alt } })
      .run();
  });
  usePendingPictures(pictures, onPending);
  return (files, wanted) => {
    if (files.length === 0) return;
    place.current = wanted ?? editor.state.selection.to;
    sendPictures(pictures, files);
  };
}
