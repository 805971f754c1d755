import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import * as v from 'valibot';

import { defineEndpoint, SIGNED_IN } from '@evergreen/core/contract';
import { localized, ok } from '@evergreen/core/kernel';
import { openApiDocument } from '@evergreen/core/resources/openapi';

import { downloadRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';

/** Not part of the contract that it describes. Signed in only: it lists every call and permission of the server (docs/security.md). */
const openApiEndpoint = defineEndpoint({
  name: 'openapi.read',
  method: 'GET',
  path: '/openapi.json',
  summary: localized('接口描述（OpenAPI 3.1）', 'The description of the calls by OpenAPI 3.1'),
  access: SIGNED_IN,
  answer: v.unknown(),
  isTimeStamped: false,
});

export function openApiRoutes(): readonly EndpointRoute[] {
  let written: { readonly text: Buffer; readonly etag: string } | undefined;
  return [
    downloadRoute(openApiEndpoint, async () => {
      written ??= writeDocument();
      const { text, etag } = written;
      return ok({
        name: 'openapi.json',
        mediaType: 'application/json; charset=utf-8',
        isPicture: false,
        size: text.length,
        etag,
        open: async (range) => ({
          content: Readable.from([range === undefined ? text : text.subarray(range.first, range.last + 1)]),
        }),
      });
    }),
  ];
}

function writeDocument() {
  const text = Buffer.from(JSON.stringify(openApiDocument()));
  return { text, etag: `"${createHash('sha256').update(text).digest('hex')}"` };
}
