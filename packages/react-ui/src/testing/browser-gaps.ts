import { configure } from '@testing-library/react';

import { quickStyles } from './quick-styles.ts';

/** The window that the tests pretend is 1440 px wide, and its owner asked for less movement. */
const WIDTH = 1440;

function holds(query: string): boolean {
  if (query === 'print') return false;
  const most = /max-width: ([\d.]+)px/u.exec(query)?.[1];
  const least = /min-width: ([\d.]+)px/u.exec(query)?.[1];
  return (most === undefined || WIDTH <= Number(most)) && (least === undefined || WIDTH >= Number(least));
}

/** What antd asks a browser for and jsdom lacks. */
globalThis.matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: holds(query),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;

URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => undefined;

/** What CodeMirror and ProseMirror ask a browser for and jsdom lacks. */
Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

// Asking of every element whether it is hidden takes jsdom seconds; no test here is about that. Testing Library's own limit, a
// second until something is found, is too short on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 });

if (document.defaultView !== null) document.defaultView.getComputedStyle = quickStyles;
globalThis.getComputedStyle = quickStyles;
