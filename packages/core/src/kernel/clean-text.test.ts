import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { propertyRuns } from '../testing/property-runs.ts';
import { cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it.each<[what: string, text: string, seen: string]>([
    ['a zero width space', '健步走\u200b', '健步走'],
    ['a byte order mark', '\ufeff合唱', '合唱'],
    ['a soft hyphen', 'co\u00adop', 'coop'],
    ['overrides and isolates of direction', '\u202e\u2066abc\u2069\u202c', 'abc'],
    ['controls', 'a\u0001b\u0007c\u007fd', 'abcd'],
    ['the control that no database stores, which is refused', 'a\u0000b', 'a\u0000b'],
    ['a word joiner and a filler', '\u2060合\u3164唱', '合唱'],
    ['blanks of any kind at both ends', '\u3000\u00a0 合唱\u00a0\u3000', '合唱'],
    ['a space that does not break a line', 'a\u00a0b', 'a b'],
    ['the ideographic space, which is as wide as a character', '张\u3000三', '张\u3000三'],
    ['a letter and its mark', 'e\u0301', 'é'],
    ['a mark that an invisible character kept from its letter', 'e\u200b\u0301', 'é'],
    ['joiners of a family', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['joiners and presentation of pictures', '❤️‍🔥🏴‍☠️', '❤️‍🔥🏴‍☠️'],
    ['a keycap and the flag of a region', '1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a joiner between other letters', '健\u200d步', '健步'],
    ['a variant of an ideograph', '葛\u{e0100}城', '葛\u{e0100}城'],
    ['a variation selector behind a digit', '1\ufe0f', '1'],
    ['joiners of Persian and of Devanagari', 'می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
    ['a joiner at the end', 'می\u200c', 'می'],
    ['variants of Mongolian', 'ᠠ\u180b', 'ᠠ\u180b'],
    ['the blank of Braille, alone and between its letters', '健步走\u2800⠓\u2800⠊\u2800', '健步走\u2800⠓\u2800⠊'],
    ['radicals in place of characters, as PDF files have them', '王⽅⼈⻳', '王方人龟'],
    ['conjoining letters of Hangul', '\u1112\u1161\u11ab\u1100\u1173\u11af', '한글'],
    ['fillers of Hangul', '\u115f\u1160\uffa0가', '가'],
    ['marks of direction between Arabic letters', 'سلا\u061cم\u200f', 'سلام'],
    ['a selector behind a selector, and one behind a letter', '❤\ufe0f\ufe0f走\ufe0f', '❤\ufe0f走'],
    ['nothing that can be seen', '\u200b\u2800\u00a0\u3164', ''],
    ['a mark of direction that a joiner follows', '\u061c\u200d', ''],
    ['lines of a name', '健步走\r\n南园', '健步走 南园'],
  ])('in one line: %s', (_what, text, seen) => {
    expect(cleanText(text)).toBe(seen);
  });

  it('TEXT-01 keeps lines and tabs of a text with several', () => {
    expect(cleanText(' 一\r\n\t二\u2028三\u0001\n\n', 'lines')).toBe('一\n\t二\n三');
  });

  it('changes nothing the second time, and leaves nothing invisible at the ends', () => {
    const signs = fc.constantFrom(
      ...Array.from(
        'a1 é\u0301\u200d\u200b\ufe0f👩🔥🏴\u{e0067}\u{e007f}健葛\u{e0100}ᠠ\u180b\u180e\u202fی\u061cक\u200c\u00a0\n\r\u2028',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 12 }),
        (parts) => {
          for (const shape of ['line', 'lines'] as const) {
            const once = cleanText(parts.join(''), shape);
            expect(cleanText(once, shape)).toBe(once);
            expect(once).toBe(once.trim().normalize('NFC'));
          }
        },
      ),
      { seed: 20261127, numRuns: propertyRuns(2000) },
    );
  });
});
