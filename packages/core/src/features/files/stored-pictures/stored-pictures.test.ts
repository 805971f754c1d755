import { expect, it } from 'vitest';

import type { StoredFile } from '../../../http/index.ts';
import type { FileContent } from '../../../ports/index.ts';
import { fakeContent, settled } from '../../../testing/index.ts';
import { isPicture } from './picture-names.ts';
import { createStoredPictures } from './stored-pictures.ts';

type OwnFile = Pick<Extract<StoredFile, { readonly kind: 'own' }>, 'read'>;

interface Asked {
  readonly path: string;
  readonly size: string | undefined;
  readonly isQuiet: boolean | undefined;
  answer(content: FileContent | null): Promise<void>;
}

/** Pictures over a server that answers when told. */
function opened() {
  const pictures = createStoredPictures();
  const asked: Asked[] = [];
  const fileAt = (path: string): OwnFile => ({
    read: ({ size, isQuiet } = {}) =>
      new Promise((resolve) => {
        const answer = (content: FileContent | null) => {
          resolve(
            content === null
              ? { ok: false, error: { kind: 'unreachable' } }
              : { ok: true, value: { name: null, content } },
          );
          return settled();
        };
        asked.push({ path, size, isQuiet, answer });
      }),
  });
  const load = (path: string, size: 'small' | null = 'small', controller = new AbortController()) => {
    const seen: { content?: FileContent | null } = {};
    const wait = async () => {
      seen.content = await pictures.load(fileAt(path), path, size, controller.signal);
    };
    void wait();
    return { seen, leave: () => controller.abort() };
  };
  return { pictures, asked, load };
}

const picture = (text: string) => fakeContent(text, 'image/png');

it('UP-09 a thumbnail is fetched once, quietly, and kept', async () => {
  const { asked, load } = opened();
  const [one, other] = [load('temp/1/a.png'), load('temp/1/a.png')];
  await settled();
  const content = picture('a');
  await asked[0]?.answer(content);
  const again = load('temp/1/a.png');
  const whole = load('temp/1/a.png', null);
  await settled();
  expect([
    asked.map(({ path, size, isQuiet }) => [path, size, isQuiet]),
    [one, other, again, whole].map(({ seen }) => seen.content === content),
  ]).toEqual([
    [
      ['temp/1/a.png', 'small', true],
      ['temp/1/a.png', undefined, true],
    ],
    [true, true, true, false],
  ]);
});

it('at most four are fetched at the same time, and nothing for those who have gone', async () => {
  const { asked, load } = opened();
  const loads = ['1', '2', '3', '4', '5', '6'].map((path) => load(path));
  await settled();
  const first = asked.map(({ path }) => path);
  loads[4]?.leave();
  loads[0]?.leave();
  await asked[0]?.answer(null);
  expect([first, asked.map(({ path }) => path), loads[0]?.seen]).toEqual([
    ['1', '2', '3', '4'],
    ['1', '2', '3', '4', '6'],
    { content: null },
  ]);
});

it('one who goes takes nothing from another', async () => {
  const { asked, load } = opened();
  const [one, other] = [load('1'), load('1')];
  await settled();
  one.leave();
  const content = picture('1');
  await asked[0]?.answer(content);
  expect([one.seen, other.seen]).toEqual([{ content: null }, { content }]);
});

it('a failure is not kept, nor anything after the session', async () => {
  const { pictures, asked, load } = opened();
  load('1');
  await settled();
  await asked[0]?.answer(null);
  load('1');
  await settled();
  await asked[1]?.answer(picture('1'));
  load('2');
  await settled();
  pictures.forget();
  await asked[2]?.answer(picture('2'));
  load('1');
  load('2');
  await settled();
  expect(asked.map(({ path }) => path)).toEqual(['1', '1', '2', '1', '2']);
});

it('the picture that was not seen longest gives way, and large ones are not kept', async () => {
  const { asked, load } = opened();
  const large = (bytes: number): FileContent => ({ ...picture(''), size: bytes });
  const see = async (path: string, bytes: number) => {
    const before = asked.length;
    load(path);
    await settled();
    await asked[before]?.answer(large(bytes));
    return asked.length > before;
  };
  const MB = 1024 * 1024;
  const isAsked: boolean[] = [];
  for (const path of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'a', 'i', 'a', 'b'])
    isAsked.push(await see(path, 4 * MB));
  isAsked.push(await see('big', 4 * MB + 1), await see('big', 4 * MB + 1));
  expect(isAsked).toEqual([...Array.from({ length: 8 }, () => true), false, true, false, true, true, true]);
});

it('pictures are known by their names', () => {
  expect(['a.PNG', 'b.jpeg', 'c.svg', 'd.pdf', 'png', 'e.webp.exe'].map(isPicture)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
