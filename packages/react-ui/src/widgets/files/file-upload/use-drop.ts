import type { ChosenFile } from '@evergreen/core/files/upload-list';
import { useState, type DragEvent } from 'react';

import { droppedFiles } from './chosen-files.ts';

/** Takes what is dropped on an element; null takes nothing, but a browser must not open the file instead of the page. */
export function useDrop(onDrop: ((files: readonly ChosenFile[]) => void) | null) {
  const [isOver, setIsOver] = useState(false);
  const drop = async (data: DataTransfer) => {
    const files = await droppedFiles(data);
    if (files.length > 0) onDrop?.(files);
  };
  return {
    isOver: isOver && onDrop !== null,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        if (onDrop !== null) void drop(event.dataTransfer);
      },
    },
  };
}
