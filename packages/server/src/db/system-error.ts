/** Code of an operating system error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether the system refused to write because the volume, or the share of it that may be used, is full. */
export function isVolumeFull(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** The system's error message without the failed call. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
