/** Code of an operating system error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The system's error message without the failed call. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
