import type { LoggerPort } from '@evergreen/core/ports';

/** Writes to the console: the developer tools of a browser, the error stream of Node. */
export function createConsoleLogger(target: Pick<Console, 'warn' | 'error'> = console): LoggerPort {
  return {
    warn(message, details) {
      target.warn(...lineOf(message, details));
    },
    error(message, details) {
      target.error(...lineOf(message, details));
    },
  };
}

function lineOf(message: string, details: Readonly<Record<string, unknown>> | undefined): readonly unknown[] {
  return details === undefined ? [message] : [message, details];
}
