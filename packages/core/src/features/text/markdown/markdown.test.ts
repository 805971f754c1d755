import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  areLines,
  insertPicture,
  insertTable,
  isMarked,
  linkAt,
  removeLink,
  setLink,
  toggleCode,
  toggleLines,
  toggleMark,
  type EditedText,
  type LineMark,
} from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

/** A text in which `⟦` and `⟧` stand around what is chosen, or `⟦⟧` at the caret. */
function read(drawn: string): EditedText {
  const from = drawn.indexOf('⟦');
  const to = drawn.indexOf('⟧') - 1;
  return { text: drawn.replace('⟦', '').replace('⟧', ''), from, to };
}

const draw = ({ text, from, to }: EditedText) => `${text.slice(0, from)}⟦${text.slice(from, to)}⟧${text.slice(to)}`;

/** One line: what stands before its words, and words with signs among them. `*` with a blank at the beginning would be a list. */
const line = fc
  .tuple(
    fc.constantFrom('', '- ', '> ', '12. ', '## ', '> - '),
    fc.array(fc.constantFrom('登高', 'a', ' ', '*', '**', '***', '`', '。'), { maxLength: 8 }),
  )
  .map(([prefix, words]) => prefix + words.join('').replace(/^[*` ]*[*`] +/u, ''));
const edited = (text: fc.Arbitrary<string>): fc.Arbitrary<EditedText> =>
  fc.tuple(text, fc.nat(40), fc.nat(40)).map(([drawn, one, other]) => ({
    text: drawn,
    from: Math.min(one, other, drawn.length),
    to: Math.min(Math.max(one, other), drawn.length),
  }));
const oneLine = edited(line);
const severalLines = edited(fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n')));

describe('bold, italic and code in a line', () => {
  it.each([
    ['bold', '请⟦提前⟧到', '请**⟦提前⟧**到'],
    ['bold', '请**⟦提前⟧**到', '请⟦提前⟧到'],
    ['bold', '请⟦**提前**⟧到', '请⟦提前⟧到'],
    ['bold', '请⟦ 提前 ⟧到', '请 **⟦提前⟧** 到'],
    ['bold', '请**提⟦⟧前**到', '请⟦提前⟧到'],
    ['bold', '请⟦⟧到', '请**⟦⟧**到'],
    ['bold', '请**提前⟦⟧**到', '请**提前**⟦⟧到'],
    ['bold', '请**提前**⟦⟧到', '请**提前⟦⟧**到'],
    ['italic', '请***提前⟦⟧***到', '请***提前*⟦⟧**到'],
    ['code', '请`提前⟦⟧`到', '请`提前`⟦⟧到'],
    ['bold', '*⟦提前⟧*', '***⟦提前⟧***'],
    ['italic', '***⟦提前⟧***', '**⟦提前⟧**'],
    ['italic', '**⟦提前⟧**', '***⟦提前⟧***'],
    ['bold', '⟦- 饮水\n\n- 鞋⟧', '- **⟦饮水**\n\n- **鞋⟧**'],
    ['bold', '- **⟦饮水**\n- **鞋⟧**', '- ⟦饮水\n- 鞋⟧'],
    ['bold', '- **⟦饮水**\n- 鞋⟧', '- **⟦饮水**\n- **鞋⟧**'],
    ['code', '⟦a`b⟧', '``⟦a`b⟧``'],
  ] as const)('WID-11 %s makes %s to %s', (mark, before, after) => {
    expect(draw(toggleMark(read(before), mark))).toBe(after);
  });

  it.each(['bold', 'italic', 'code'] as const)('WID-11 %s twice leaves the text of a line as it was', (mark) => {
    // Oracle: the text before. Blanks and signs at the ends of the choice are left out of it, so the choice is compared with the third time.
    fc.assert(
      fc.property(oneLine, (before) => {
        const once = toggleMark(before, mark);
        const twice = toggleMark(once, mark);
        expect([twice.text, toggleMark(twice, mark)]).toEqual([before.text, once]);
        expect(isMarked(once, mark)).toBe(!isMarked(before, mark));
      }),
      { seed: 20_261_123, numRuns: propertyRuns(3000) },
    );
  });

  it('WID-11 of several lines, all have the mark after the first time and none after the second, and words stay as they are', () => {
    // Oracle: the words without any sign, and the question whether all are marked.
    const words = ({ text }: EditedText) => text.replaceAll('*', '');
    fc.assert(
      fc.property(severalLines, (before) => {
        const once = toggleMark(before, 'bold');
        expect([words(once), isMarked(once, 'bold')]).toEqual([words(before), !isMarked(before, 'bold')]);
      }),
      { seed: 20_261_123, numRuns: propertyRuns(2000) },
    );
  });
});

describe('lists, quotations and headings', () => {
  it.each([
    ['bullets', '饮⟦水\n\n鞋⟧', '- 饮⟦水\n\n- 鞋⟧'],
    ['numbers', '⟦- 饮水\n- 鞋⟧', '1. ⟦饮水\n2. 鞋⟧'],
    ['numbers', '1. 饮⟦⟧水', '饮⟦⟧水'],
    ['quote', '⟦饮水\n\n鞋⟧', '> ⟦饮水\n> \n> 鞋⟧'],
    ['quote', '> ⟦饮水\n> \n> 鞋⟧', '⟦饮水\n\n鞋⟧'],
    ['heading2', '# 登⟦⟧高', '## 登⟦⟧高'],
    ['heading2', '## 登⟦⟧高', '登⟦⟧高'],
    ['heading1', '⟦⟧', '# ⟦⟧'],
    ['bullets', '一\n⟦二\n⟧三', '一\n- ⟦二\n⟧三'],
    ['bullets', '> ⟦⟧饮水', '> - ⟦⟧饮水'],
  ] as const)('WID-11 %s makes %j to %j', (mark, before, after) => {
    expect(draw(toggleLines(read(before), mark))).toBe(after);
  });

  it('WID-11 plain lines are what they were after the second time', () => {
    // Oracle: the text before.
    const marks: readonly LineMark[] = ['bullets', 'numbers', 'quote', 'heading1', 'heading3'];
    const plain = fc.array(fc.constantFrom('登高', 'a。', '自 备', ''), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(edited(plain.map((lines) => lines.join('\n'))), fc.constantFrom(...marks), (before, mark) => {
        const once = toggleLines(before, mark);
        const twice = areLines(once, mark) ? toggleLines(once, mark) : once;
        expect(twice.text).toBe(before.text);
      }),
      { seed: 20_261_123, numRuns: propertyRuns(2000) },
    );
  });
});

describe('code, tables, links and pictures', () => {
  it.each([
    ['see ⟦x⟧', 'see `⟦x⟧`'],
    ['一\n⟦a\nb⟧\n二', '一\n```\n⟦a\nb⟧\n```\n二'],
    ['一\n```\n⟦a\nb⟧\n```\n二', '一\n⟦a\nb⟧\n二'],
    ['⟦a\n```\nb⟧', '````\n⟦a\n```\nb⟧\n````'],
  ])('WID-11 code makes %j to %j', (before, after) => {
    expect(draw(toggleCode(read(before)))).toBe(after);
  });

  it('WID-11 a table stands between empty lines, its first header chosen', () => {
    expect(draw(insertTable(read('一⟦⟧\n二'), ['时间', 'a|b'], 1))).toBe(
      '一\n\n| ⟦时间⟧ | a\\|b |\n| --- | --- |\n|    |    |\n\n二',
    );
  });

  it.each([
    ['见⟦原文⟧', '见[原文](https://example.com/a%29)⟦⟧'],
    ['见⟦⟧', '见[example.com](https://example.com/a%29)⟦⟧'],
    ['见[原⟦⟧文](https://b.cn)。', '见[原文](https://example.com/a%29)⟦⟧。'],
    ['见⟦a]b⟧', '见[a\\]b](https://example.com/a%29)⟦⟧'],
  ])('WID-11 a link makes %j to %j', (before, after) => {
    expect(draw(setLink(read(before), 'https://example.com/a)', 'example.com'))).toBe(after);
  });

  it('WID-11 a link is found around the caret and removed, its words stay', () => {
    const before = read('见[原⟦⟧文](https://b.cn)。');
    expect([linkAt(before)?.address, draw(removeLink(before)), linkAt(read('⟦⟧见[a](b)'))]).toEqual([
      'https://b.cn',
      '见原文⟦⟧。',
      null,
    ]);
  });

  it('WID-11 a picture stands where the choice ends, with its description', () => {
    expect(draw(insertPicture(read('一⟦二⟧三'), '/api/a (1).png', '合[影]'))).toBe(
      '一二![合\\[影\\]](/api/a%20%281%29.png)⟦⟧三',
    );
  });
});
