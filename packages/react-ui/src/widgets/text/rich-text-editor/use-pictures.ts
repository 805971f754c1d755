import type { TextPictures } from '@evergreen/core/rich-text';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useEmitted, useSelectedFacts } from '../../../adapter/index.ts';

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
    const alt = emitted.name.replace(/\.[A-Za-z0-9]{1,5}$/u, '');
    const at = Math.min(place.current ?? editor.state.selection.to, editor.state.doc.content.size);
    editor
      .chain()
      .insertContentAt(at, { type: 'picture', attrs: { src: emitted.source, alt } })
      .run();
  });
  const pending = useSelectedFacts(pictures, (facts) => facts.pending);
  const tell = useEffectEvent((state: typeof pending) => onPending?.(state));
  useEffect(() => {
    tell(pending);
  }, [pending]);
  useEffect(
    () => () => {
      tell('none');
    },
    [],
  );
  return (files, wanted) => {
    if (files.length === 0) return;
    place.current = wanted ?? editor.state.selection.to;
    pictures.send({
      type: 'files.add',
      files: files.map((file) => ({ name: file.name, content: file, modifiedAt: file.lastModified })),
    });
  };
}
