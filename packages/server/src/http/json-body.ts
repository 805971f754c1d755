import type { FastifyInstance } from 'fastify';

import { parseJson } from '@evergreen/core/kernel';

/** Bytes of the largest body that is read. */
export const BODY_LIMIT = 1024 * 1024;

/** The body is no JSON text. */
export class BodySyntaxError extends Error {
  override readonly name = 'BodySyntaxError';
}

/**
 * The only bodies that are read are JSON (threat T-07): any other type is answered with 415. An empty body is no body,
 * since clients of the older family name the type on calls without one.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, async (_request: unknown, body: string) => {
    if (body === '') return undefined;
    const parsed = parseJson(body);
    if (!parsed.ok) throw new BodySyntaxError('The body is not valid JSON');
    return parsed.value;
  });
}
