/** The code of an error of the operating system, `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Why it failed, in the system's words, without the call that failed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
