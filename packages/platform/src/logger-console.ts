import type { LoggerPort } from '@evergreen/core/ports';

/** Log to the console: developer tools in a browser, standard error in Node. */
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
