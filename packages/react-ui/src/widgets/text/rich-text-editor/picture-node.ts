import type { Core } from '@evergreen/core';
import { cleanAttribute } from '@evergreen/core/text/html-profile';
import { mergeAttributes, Node } from '@tiptap/core';

import { drawPicture } from '../safe-html/index.ts';

/** A picture in the line, drawn as in the view: what is in the document is its stored address. */
export function pictureNode(core: Core) {
  return Node.create({
    name: 'picture',
    group: 'inline',
    inline: true,
    draggable: true,
    addAttributes: () => ({
      src: { default: null },
      alt: { default: '' },
      width: {
        default: null,
        parseHTML: (element) => cleanAttribute('img', 'width', element.getAttribute('width') ?? ''),
      },
    }),
    parseHTML: () => [
      {
        tag: 'img[src]',
        getAttrs: (element) =>
          cleanAttribute('img', 'src', element.getAttribute('src') ?? '') === null ? false : null,
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
    addNodeView() {
      return ({ node }) => {
        const controller = new AbortController();
        const image = document.createElement('img');
        const { src, alt, width } = node.attrs;
        image.alt = String(alt ?? '');
        if (width !== null) image.width = Number(width);
        drawPicture(core, image, String(src), controller.signal);
        return { dom: image, destroy: () => controller.abort() };
      };
    },
  });
}
