import type { FastifyInstance } from 'fastify';

import { parseJson } from '@evergreen/core/kernel';

/** Bytes of the largest body that is read. */
export const BODY_LIMIT = 1024 * 1024;

/** The body is no JSON text. */
export class BodySyntaxError extends Error {
  override readonly name = 'BodySyntaxError';
}

/** The bytes of the body are no UTF-8. */
export class BodyEncodingError extends Error {
  override readonly name = 'BodyEncodingError';
}

/** Throws at the first byte that is not UTF-8 in place of reading it as U+FFFD; a byte order mark stays and is no JSON (RFC 8259 §8.1). */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The only bodies that are read are JSON (threat T-07): any other type is answered with 415. An empty body is no body,
 * since clients of the older family name the type on calls without one.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (_request: unknown, body: Buffer) => {
      if (body.length === 0) return undefined;
      const parsed = parseJson(decoded(body));
      if (!parsed.ok) throw new BodySyntaxError('The body is not valid JSON');
      return parsed.value;
    },
  );
}

function decoded(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new BodyEncodingError('The body is not UTF-8');
  }
}
