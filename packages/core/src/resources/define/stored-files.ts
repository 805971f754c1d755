import * as v from 'valibot';

import { wireText } from '../../contract/index.ts';

/** Longest path of a stored file: its folder, its identifier and its name. */
const PATH_LENGTH = 360;
const PATH = /^[a-z]{1,32}\/[A-Za-z0-9_-]{1,36}\/[^/,]{1,255}$/u;

/** The paths of stored files in the value of a field; their names hold no comma. */
export function storedFiles(value: string | null): readonly string[] {
  return value === null ? [] : value.split(',').filter((path) => path !== '');
}

/** Schema of at most `maximum` different paths, joined by commas. */
export function storedFilesSchema(maximum: number): v.GenericSchema<unknown, string> {
  return v.pipe(
    wireText(maximum * (PATH_LENGTH + 1)),
    v.check((value) => {
      const paths = value.split(',');
      return paths.length <= maximum && new Set(paths).size === paths.length && paths.every((path) => PATH.test(path));
    }),
  );
}

/** The name of a stored file as people read it. */
export function storedFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
