import { expect, it } from 'vitest';
import { closureOf, entryWithout } from './small-packages.mjs';

it('a small package holds what its modules need, by the code and by the declarations, and names the libraries', () => {
  /** @type {Readonly<Record<string, string>>} */
  const built = {
    'a/index.js': "export { one } from './one.js';\nimport '../side.js';",
    'a/index.d.ts': "export { one, type Word } from './one.ts';\nexport type { Text } from '../kernel/text.ts';",
    'a/one.js':
      "import * as v from 'valibot';\nif (from === 'word' || to === 'other') throw v;\nconst later = () => import('./later.js');",
    'a/one.d.ts': "import { type X } from '@scope/kit/deep';",
  };
  const { files, libraries } = closureOf('', ['a/index'], (file) => built[file] ?? '');
  expect(files.filter((file) => file.endsWith('.js'))).toEqual([
    'a/index.js',
    'a/later.js',
    'a/one.js',
    'kernel/text.js',
    'side.js',
  ]);
  expect(files).toContain('kernel/text.d.ts');
  expect(libraries).toEqual(['@scope/kit', 'valibot']);
});

it('an entry point of a small package leaves out what would bring the rest of the core along', () => {
  const entry =
    "export { one } from './one.js';\nexport {\n  two,\n  three,\n} from './rules.js';\nexport { four } from './four.js';\n";
  expect(entryWithout(entry, ['./rules'])).toBe("export { one } from './one.js';\nexport { four } from './four.js';\n");
});
