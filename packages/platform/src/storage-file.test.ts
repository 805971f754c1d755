import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { createFileStorage } from './storage-file.ts';
import { describeStoragePort } from './testing/storage-contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-storage-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function newFile(): string {
  count += 1;
  return path.join(folder, String(count), 'below', 'storage.json');
}

describeStoragePort('createFileStorage', () => createFileStorage(newFile()));

describe('createFileStorage', () => {
  it('writes one file for its owner alone, in a folder for its owner alone', () => {
    const file = newFile();
    createFileStorage(file).setItem('a', '1');
    expect({
      files: readdirSync(path.dirname(file)),
      text: readFileSync(file, 'utf8'),
      mode: (statSync(file).mode & 0o777).toString(8),
      folderMode: (statSync(path.dirname(file)).mode & 0o777).toString(8),
    }).toEqual({
      files: ['storage.json'],
      text: '{"version":1,"entries":[["a","1"]]}',
      mode: '600',
      folderMode: '700',
    });
  });

  it('hears what another process wrote', () => {
    const file = newFile();
    const [one, other] = [createFileStorage(file), createFileStorage(file)];
    one.setItem('a', '1');
    other.setItem('b', '2');
    one.removeItem('a');
    expect({ keys: other.keys(), b: one.getItem('b') }).toEqual({ keys: ['b'], b: '2' });
  });

  it.each([
    ['cut off', '{"version":1,"entr'],
    ['of another version', '{"version":2,"entries":[]}'],
    ['not pairs of texts', '{"version":1,"entries":[["a",1]]}'],
    ['empty', ''],
  ])('sets aside a file that is %s, and goes on with an empty one', (_, text) => {
    const file = newFile();
    createFileStorage(file).setItem('a', '1');
    writeFileSync(file, text);
    const storage = createFileStorage(file);
    expect(storage.getItem('a')).toBe(null);
    storage.setItem('b', '2');
    expect({
      keys: storage.keys(),
      files: readdirSync(path.dirname(file)).toSorted(),
      aside: readFileSync(`${file}.bad`, 'utf8'),
    }).toEqual({ keys: ['b'], files: ['storage.json', 'storage.json.bad'], aside: text });
  });

  it('throws when it cannot write, and leaves nothing half-made', () => {
    const file = newFile();
    createFileStorage(file).setItem('a', '1');
    const inTheWay = path.join(file, 'storage.json');
    expect(() => createFileStorage(inTheWay).setItem('a', '1')).toThrow(/EEXIST|ENOTDIR/u);
    expect(readdirSync(path.dirname(file))).toEqual(['storage.json']);
  });
});
