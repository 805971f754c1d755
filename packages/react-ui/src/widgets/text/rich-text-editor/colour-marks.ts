import { colourName, MARK_COLOURS, TEXT_COLOURS } from '@evergreen/core/text/html-profile';
import { Mark } from '@tiptap/core';

interface ColourMark {
  readonly name: string;
  readonly property: 'color' | 'background-color';
  readonly colours: Readonly<Record<string, string>>;
  /** Which style sheets give the shade of the theme; not stored. */
  readonly shown: string;
}

/** Text in a colour of the list. Others, as a page or a document brings them along, are left out. */
function colourMark({ name, property, colours, shown }: ColourMark) {
  return Mark.create({
    name,
    addAttributes: () => ({ colour: { default: null, rendered: false } }),
    parseHTML: () => [
      {
        tag: 'span[style]',
        consuming: false,
        getAttrs: (element) => {
          const colour = colourName(colours, element.style.getPropertyValue(property));
          return colour === null ? false : { colour };
        },
      },
    ],
    renderHTML({ mark }) {
      const colour = String(mark.attrs['colour']);
      return ['span', { style: `${property}: ${colours[colour] ?? ''}`, [shown]: colour }, 0];
    },
  });
}

export const TextColourMark = colourMark({
  name: 'textColour',
  property: 'color',
  colours: TEXT_COLOURS,
  shown: 'data-text-colour',
});

export const MarkColourMark = colourMark({
  name: 'markColour',
  property: 'background-color',
  colours: MARK_COLOURS,
  shown: 'data-mark-colour',
});
