import type { LogDetails, LoggerPort, LogLevel } from '@evergreen/core/ports';

/** Log to the console: developer tools in a browser, standard error in Node. */
export function createConsoleLogger(target: Pick<Console, LogLevel> = console): LoggerPort {
  return {
    info(message, details) {
      target.info(...lineOf(message, details));
    },
    warn(message, details) {
      target.warn(...lineOf(message, details));
    },
    error(message, details) {
      target.error(...lineOf(message, details));
    },
  };
}

function lineOf(message: string, details: LogDetails | undefined): readonly unknown[] {
  return details === undefined ? [message] : [message, details];
}
