import { LOG_LEVELS, type LogDetails, type LoggerPort, type LogLevel } from '@evergreen/core/ports';

/** Details that may contain secrets; their values are redacted (threat T-08). */
const SECRET = /token|password|secret|authorization|cookie|hash|salt/iu;

/** Write one JSON line per entry of this level or a more severe one. `write` receives the line including the line end. */
export function createLineLogger(
  write: (line: string) => void,
  now: () => number,
  lowest: LogLevel = 'info',
): LoggerPort {
  const log = (level: LogLevel) => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(lowest)) return () => undefined;
    return (message: string, details: LogDetails = {}) =>
      write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...details }, redact)}\n`);
  };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

function redact(key: string, value: unknown): unknown {
  return SECRET.test(key) ? '[redacted]' : value;
}
