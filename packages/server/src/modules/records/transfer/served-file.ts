import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import type { ServedFile } from '../../../http/endpoint-route.ts';

/** A file that was made for one answer. */
export function servedFile(name: string, mediaType: string, content: Buffer): ServedFile {
  return {
    name,
    mediaType,
    isPicture: false,
    size: content.length,
    etag: `"${createHash('sha256').update(content).digest('hex')}"`,
    open: async (range) => ({
      content: Readable.from([range === undefined ? content : content.subarray(range.first, range.last + 1)]),
    }),
  };
}
