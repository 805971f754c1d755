import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { wireHeaders } from '@evergreen/core/contract';
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
}

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
  };
}

export function attachRequestFailures(app: FastifyInstance, failures: RequestFailures): void {
  app.setErrorHandler((error, request, reply) => failures.answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => failures.answerUnknownPath(request, reply));
}
