import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { wireHeaders } from '@evergreen/core/contract';
import { DEFAULT_LOCALE } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { CallFailure } from './call.types.ts';
import { failureAnswer } from './envelope-answer.ts';
import { errorForLog, failureOfError } from './failure-of-error.ts';
import { httpServerMessages } from './http.messages.ts';
import { requestLocale } from './request-locale.ts';

/** Error and not-found handlers: send an envelope for every failure outside a handler. */
export interface RequestFailures {
  answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void;
  answerUnknownPath(request: FastifyRequest, reply: FastifyReply): void;
  /** A request that Node could not read: its address with the headers is too long, it came too slowly, or it is not HTTP. */
  answerUnreadable(error: { readonly code: string }, socket: Socket): void;
}

const REQUEST_TIMEOUT_STATUS = 408;

export function createRequestFailures(clock: ClockPort, logger: LoggerPort): RequestFailures {
  function send(failure: CallFailure, request: FastifyRequest, reply: FastifyReply): void {
    const { status, envelope } = failureAnswer(
      failure,
      requestLocale(request.headers[wireHeaders.language]),
      clock.now(),
    );
    reply.outcome = failure.kind;
    void reply
      .code(status)
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(JSON.stringify(envelope));
  }
  return {
    answerError(error, request, reply) {
      const failure = failureOfError(error, request.id);
      if (failure.kind === 'internal' || failure.kind === 'unavailable' || failure.kind === 'storageFull')
        logger.error('request.failed', {
          requestId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          ...errorForLog(error),
        });
      send(failure, request, reply);
    },
    answerUnknownPath(request, reply) {
      send({ kind: 'unknownPath', message: httpServerMessages.unknownPath }, request, reply);
    },
    answerUnreadable({ code }, socket) {
      if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const { status, envelope } = failureAnswer(
        code === 'HPE_HEADER_OVERFLOW'
          ? { kind: 'tooLongAddress', message: httpServerMessages.tooLongAddress }
          : { kind: 'invalid', message: httpServerMessages.badRequest },
        // No header was read.
        DEFAULT_LOCALE,
        clock.now(),
      );
      const told = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? REQUEST_TIMEOUT_STATUS : status;
      const body = JSON.stringify(envelope);
      const head = [
        `HTTP/1.1 ${told} ${STATUS_CODES[told] ?? ''}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
      ];
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
      return undefined;
    },
  };
}

export function attachRequestFailures(app: FastifyInstance, failures: RequestFailures): void {
  app.setErrorHandler((error, request, reply) => failures.answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => failures.answerUnknownPath(request, reply));
}
