/** A value of the log: never an error or an object, whose text may hold what people entered (threat T-08). */
export type LogValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Details of an entry. A thrown error is described first: of a failed statement only parts without values are logged. */
export type LogDetails = Readonly<Record<string, LogValue>>;

export interface LoggerPort {
  /** What happens as it should. */
  info(message: string, details?: LogDetails): void;
  /** What somebody should look at. */
  warn(message: string, details?: LogDetails): void;
  /** What failed. */
  error(message: string, details?: LogDetails): void;
}

export type LogLevel = keyof LoggerPort;

/** From the most detailed to the most severe. */
export const LOG_LEVELS = ['info', 'warn', 'error'] as const satisfies readonly LogLevel[];
