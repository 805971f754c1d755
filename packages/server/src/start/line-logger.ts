import type { LoggerPort } from '@evergreen/core/ports';

/** Names of details that may hold a secret; their values are never written (threat T-08). */
const SECRET = /token|password|secret|authorization|cookie|hash|salt/iu;

/** One JSON line for every entry. `write` gets the line with its end. */
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
