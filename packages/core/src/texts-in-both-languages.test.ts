import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { writtenTexts } from './texts-in-both-languages.testing.ts';

const packages = new URL('../../', import.meta.url);
const sources = ['core', 'platform', 'react-ui', 'app', 'cli', 'server'].flatMap((name) =>
  readdirSync(new URL(`${name}/src/`, packages), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.testing|\.d)\.tsx?$/u.test(file) && !/(?:^|\/)testing\//u.test(file))
    .map((file) => ({
      file: `${name}/src/${file}`,
      ...writtenTexts(readFileSync(new URL(`${name}/src/${file}`, packages), 'utf8')),
    })),
);

const HAN = /\p{Script=Han}|[，。；：？！（）、]/u;
/** Two small letters: names such as CAS or XLSX are the same in both languages. */
const WORD = /[a-z]{2}/u;
/** Chinese that English texts name: what is typed into a cell, and what the wire of the older family says. */
const NAMED = /[是否]|Token失效/gu;
/** Words of values, the same in both languages; the English text of a list of options marks them as code. */
const plain = (text: string) => text.replaceAll('`', '').trim();
/** Words around an input: in English the part behind it may be none. */
const AROUND_INPUTS = 'react-ui/src/widgets/schedule/cron-editor/cron-editor.messages.ts';

describe('the texts of the product', () => {
  it('are read as they stand in a source', () => {
    const source = [
      "// localized('甲', 'a')",
      "const name = localized('乙', /* why */ 'b');",
      'const many = (count: number) => localized(`${count} 项`, count === 1 ? "1 item" : `${count} items (${f("now")})`);',
      "<p title='丙'>丁</p> // 戊",
    ].join('\n');
    expect(writtenTexts(source)).toEqual({
      texts: [
        { chinese: '乙', english: 'b' },
        { chinese: '… 项', english: '…1 item… items (…now)' },
      ],
      rest: "\nconst name = ;\nconst many = (count: number) => ;\n<p title='丙'>丁</p> ",
    });
  });

  it('A11Y-05 are complete in both languages, and no Chinese is in the English ones or English in the Chinese ones', () => {
    const wrong = sources.flatMap(({ file, texts }) =>
      texts.flatMap(({ chinese, english }) => [
        ...(HAN.test(english.replaceAll(NAMED, '')) ? [`${file}: Chinese in “${english}”`] : []),
        ...(WORD.test(chinese) && !HAN.test(chinese) && plain(chinese) !== plain(english)
          ? [`${file}: no Chinese in “${chinese}”`]
          : []),
        ...(HAN.test(chinese) && plain(english) === '' && file !== AROUND_INPUTS
          ? [`${file}: no English beside “${chinese}”`]
          : []),
      ]),
    );
    expect(sources.flatMap(({ texts }) => texts).length).toBeGreaterThan(4000);
    expect(wrong).toEqual([]);
  });

  it('A11Y-05 of pages and widgets are in no other form: nothing that they draw is Chinese alone', () => {
    // The examples of the gallery draw rows, which are data.
    const drawn = sources.filter(
      ({ file }) => /^(?:react-ui|app)\/.*\.tsx$/u.test(file) && !file.includes('/gallery/'),
    );
    const alone = drawn.flatMap(({ file, rest }) =>
      rest
        .split('\n')
        .flatMap((line) => (/\p{Script=Han}|join\('[、，；]'\)/u.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );
    expect(drawn.length).toBeGreaterThan(200);
    expect(alone).toEqual([]);
  });
});
