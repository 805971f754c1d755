import type { FastifyInstance } from 'fastify';

import { parseJson } from '@evergreen/core/kernel';

/** Maximum body size in bytes. */
export const BODY_LIMIT = 1024 * 1024;

/** The body is not valid JSON. */
export class BodySyntaxError extends Error {
  override readonly name = 'BodySyntaxError';
}

/** The body is not valid UTF-8. */
export class BodyEncodingError extends Error {
  override readonly name = 'BodyEncodingError';
}

/** Fatal mode: throws on invalid UTF-8 instead of inserting U+FFFD. A byte order mark is kept and thus invalid JSON (RFC 8259 §8.1). */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Accept only JSON bodies (threat T-07): any other content type gets 415. An empty body counts as none, because legacy clients
 * send the content type without a body.
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
