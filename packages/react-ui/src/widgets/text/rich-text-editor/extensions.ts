import type { Core } from '@evergreen/core';
import { linkAddress } from '@evergreen/core/text/html-profile';
import { Extension, type Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';

import { MarkColourMark, TextColourMark } from './colour-marks.ts';
import { pictureNode } from './picture-node.ts';

export const HEADING_LEVELS = [1, 2, 3, 4] as const;

export interface EditorKeys {
  readonly onToolbar: () => void;
  readonly onLink: () => void;
}

/** What a document may hold: as much of the profile as there are tools for. */
export function richTextExtensions(core: Core, placeholder: () => string, keys: () => EditorKeys): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [...HEADING_LEVELS] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (address) => address !== undefined && linkAddress(address) !== null,
      },
    }),
    TableKit.configure({ table: { resizable: false } }),
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    Placeholder.configure({ placeholder }),
    TextColourMark,
    MarkColourMark,
    pictureNode(core),
    Extension.create({
      name: 'editorKeys',
      // Before the others: Ctrl and Enter saves the form and breaks no line.
      priority: 1000,
      addKeyboardShortcuts: () => ({
        'Alt-F10': () => {
          keys().onToolbar();
          return true;
        },
        'Mod-k': () => {
          keys().onLink();
          return true;
        },
        'Mod-Enter': () => true,
      }),
    }),
  ];
}
