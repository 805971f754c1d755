import type { LoggerPort } from '@evergreen/core/ports';

/** Details that may contain secrets; their values are redacted (threat T-08). */
const SECRET = /token|password|secret|authorization|cookie|hash|salt/iu;

/** Write one JSON line per entry. `write` receives the line including the line end. */
export function createLineLogger(write: (line: string) => void, now: () => number): LoggerPort {
  const log =
    (level: string) =>
    (message: string, details: Readonly<Record<string, unknown>> = {}) =>
      write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...details }, redact)}\n`);
  return { warn: log('warn'), error: log('error') };
}

function redact(key: string, value: unknown): unknown {
  if (SECRET.test(key)) return '[redacted]';
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
