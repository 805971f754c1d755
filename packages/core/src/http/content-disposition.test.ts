import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fileNameIn } from './content-disposition.ts';
import { propertyRuns } from '../testing/property-runs.ts';

/** Encodes a name by RFC 5987. */
function extended(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}

const latin1OfUtf8 = (name: string) => Buffer.from(name, 'utf8').toString('latin1');

const names: readonly (readonly [what: string, disposition: string | undefined, name: string | null])[] = [
  ['no header', undefined, null],
  ['no name', 'attachment', null],
  ['an empty name', 'attachment; filename=""', null],
  ['a bare name (RFC 6266 §5)', 'Attachment; filename=example.html', 'example.html'],
  ['a quoted name', 'INLINE; FILENAME= "an example.html"', 'an example.html'],
  ['an escaped quote', String.raw`attachment; filename="say \"hi\".txt"`, 'say _hi_.txt'],
  ['a semicolon in quotes', 'attachment; filename="a; filename=b.txt"; size=3', 'a; filename=b.txt'],
  ['another character set (RFC 5987 §3.2.2)', "attachment; filename*=iso-8859-1'en'%A3%20rates", '£ rates'],
  ['UTF-8 (RFC 5987 §3.2.2)', "attachment; filename*=UTF-8''%c2%a3%20and%20%e2%82%ac%20rates", '£ and € rates'],
  [
    'both: the extended one first',
    `attachment; filename="rates.xls"; filename*=UTF-8'zh-CN'%E6%B4%BB%E5%8A%A8.xls`,
    '活动.xls',
  ],
  ['both, the extended one broken', `attachment; filename*=UTF-8''%E6%B4; filename="rates.xls"`, 'rates.xls'],
  ['an unknown character set', `attachment; filename*=GBK''%BB; filename=a.xls`, 'a.xls'],
  ['percent escapes in the plain one', 'attachment;filename="%E6%B4%BB%E5%8A%A8%20(1).xls"', '活动 (1).xls'],
  ['a percent sign that is no escape', 'attachment;filename="50%.xls"', '50%.xls'],
  ['bytes of UTF-8, read as Latin-1', `attachment;filename="${latin1OfUtf8('活动.xls')}"`, '活动.xls'],
  ['true Latin-1', 'attachment;filename="Größe.xls"', 'Größe.xls'],
  ['a path', 'attachment; filename="../../etc/passwd"', 'passwd'],
  ['a path of Windows', String.raw`attachment; filename="C:\\Users\\a\\list.xls"`, 'list.xls'],
  ['an encoded path', "attachment; filename*=UTF-8''..%2F..%2Fa.xls", 'a.xls'],
  ['only dots', 'attachment; filename=".."', null],
  ['line breaks and turned text', "attachment; filename*=UTF-8''a%0D%0Ab%E2%80%AEslx.exe", 'a__b_slx.exe'],
  ['a very long name', `attachment; filename="${'a'.repeat(500)}.xls"`, `${'a'.repeat(196)}.xls`],
];

describe('fileNameIn', () => {
  it.each(names)('HTTP-02 parses the name of a download: %s', (_, disposition, name) => {
    expect(fileNameIn(disposition)).toBe(name);
  });

  it('HTTP-02 restores every plain name encoded by RFC 5987', () => {
    const plain = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} ()'!,&=+#%;-]{0,60}\.xls$/u);
    fc.assert(
      fc.property(plain, (name) => {
        expect(fileNameIn(extended(name))).toBe(name);
      }),
      { seed: 20260115, numRuns: propertyRuns(500) },
    );
  });

  it('HTTP-02 never returns a name that leaves the folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, isExtended) => {
        const name = fileNameIn(isExtended ? extended(text) : `attachment; filename="${text}"`);
        expect(name === null || (/^[^/\\:\u0000-\u001F]+$/u.test(name) && name !== '..' && name.length <= 200)).toBe(
          true,
        );
      }),
      { seed: 20260115, numRuns: propertyRuns(500) },
    );
  });
});
