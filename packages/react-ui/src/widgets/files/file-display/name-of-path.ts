/** The last part of a stored path, as people read it. */
export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
