import { DrizzleQueryError } from 'drizzle-orm/errors';

import type { LogDetails } from '@evergreen/core/ports';

import { databaseErrorOf, type DatabaseError } from '../db/index.ts';
import { isVolumeFull } from '../db/system-error.ts';
import type { CallFailure } from './call.types.ts';
import { httpServerMessages } from './http.messages.ts';
import { BodyEncodingError, BodySyntaxError } from './json-body.ts';

/** Map a thrown error to a failure. No detail of the error is sent to the client. */
export function failureOfError(error: unknown, requestId: string): CallFailure {
  if (error instanceof BodySyntaxError) return { kind: 'invalid', message: httpServerMessages.badJson };
  if (error instanceof BodyEncodingError) return { kind: 'invalid', message: httpServerMessages.badEncoding };
  const databaseError = databaseErrorOf(error);
  if (databaseError !== undefined) return failureOfDatabase(databaseError, requestId);
  if (isVolumeFull(error)) return { kind: 'storageFull', message: httpServerMessages.storageFull };
  switch (refusedStatus(error)) {
    case undefined:
      return { kind: 'internal', message: httpServerMessages.internal(requestId) };
    case 403:
    case 404:
      return { kind: 'unknownPath', message: httpServerMessages.unknownPath };
    case 413:
      return { kind: 'tooLarge', message: httpServerMessages.tooLarge };
    case 414:
      return { kind: 'tooLongAddress', message: httpServerMessages.tooLongAddress };
    case 415:
      return { kind: 'unsupportedMedia', message: httpServerMessages.unsupportedMedia };
    default:
      return { kind: 'invalid', message: httpServerMessages.badRequest };
  }
}

function failureOfDatabase(error: DatabaseError, requestId: string): CallFailure {
  switch (error.kind) {
    case 'storageFull':
      return { kind: 'storageFull', message: httpServerMessages.storageFull };
    case 'timedOut':
    case 'connectionLost':
    case 'closed':
    case 'conflict':
      return { kind: 'unavailable', message: httpServerMessages.unavailable(requestId) };
    case 'uniqueViolation':
    case 'foreignKeyViolation':
    case 'notNullViolation':
    case 'checkViolation':
    case 'refused':
      return { kind: 'internal', message: httpServerMessages.internal(requestId) };
  }
}

/** Return the 4xx status of an error from Fastify or a plugin; undefined for any other error. */
function refusedStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

/**
 * Return the loggable details of a thrown error. Messages of the database and of Drizzle contain statement values, including
 * password hashes, so only parts without data are logged (threat T-08).
 */
export function errorForLog(error: unknown): LogDetails {
  const databaseError = databaseErrorOf(error);
  if (databaseError !== undefined) {
    const { code, constraint, table, column } = databaseError.details;
    return { kind: databaseError.kind, code, constraint, table, column, stack: framesOf(error) };
  }
  // Drizzle's own error repeats the statement with its values; what caused it says what happened.
  if (error instanceof DrizzleQueryError) return errorForLog(error.cause);
  if (error instanceof Error) return { error: `${error.name}: ${error.message}`, stack: framesOf(error) };
  return { error: `thrown ${typeof error}` };
}

/** What kind of error it is: of a call to another server, whose address and answer are not logged. */
export function errorNameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

function framesOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /u.test(line));
  return frames?.slice(0, 12).join('\n');
}
