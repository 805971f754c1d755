import type { FileContent } from '../ports/index.ts';

/** A file with a text; each character counts as one byte. */
export function fakeContent(text: string, type = ''): FileContent {
  return {
    size: text.length,
    type,
    text: () => Promise.resolve(text),
    arrayBuffer: () => Promise.resolve(Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer),
  };
}
