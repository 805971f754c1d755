import { describe, expect, it } from 'vitest';

import { formatHtmlTable, parseHtmlTable } from './html-table.ts';

describe('HTML to the clipboard', () => {
  it('TABLE-28 marks all but plain numbers as text, so that a spreadsheet converts nothing', () => {
    expect(
      formatHtmlTable([
        [
          { text: '12.50', isNumber: true },
          { text: '007', isNumber: true },
          { text: '110101194901011234', isNumber: true },
        ],
        [
          { text: '=1+1', isNumber: false },
          { text: '<b>"&"\n二\r三\r\n四', isNumber: false },
          { text: '', isNumber: false },
        ],
      ]),
    ).toBe(
      '<table><tbody>' +
        `<tr><td>12.50</td><td style='mso-number-format:"\\@"'>007</td><td style='mso-number-format:"\\@"'>110101194901011234</td></tr>` +
        `<tr><td style='mso-number-format:"\\@"'>=1+1</td><td style='mso-number-format:"\\@"'>&lt;b&gt;&quot;&amp;&quot;<br style="mso-data-placement:same-cell;">二<br style="mso-data-placement:same-cell;">三<br style="mso-data-placement:same-cell;">四</td><td></td></tr>` +
        '</tbody></table>',
    );
  });
});

describe('HTML from the clipboard', () => {
  it.each<[string, string, string[][] | null]>([
    ['a page without a table', '<p>甲</p>', null],
    ['an empty table', '<table></table>', []],
    [
      'Excel',
      '<html><!--StartFragment--><table border=0><col width=72><tr height=20><td class=xl65>姓名</td>\r\n  <td>年龄</td></tr><tr><td>张三&nbsp;</td><td align=right x:num>61</td></tr></table><!--EndFragment--></html>',
      [
        ['姓名', '年龄'],
        ['张三', '61'],
      ],
    ],
    [
      'Google Sheets',
      '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid}--></style><table><colgroup><col></colgroup><tbody><tr><td data-sheets-value="{&quot;1&quot;:2}">a&gt;b<br/>c</td></tr></tbody></table>',
      [['a>b\nc']],
    ],
    [
      'Word',
      '<table><tr><td><p class=MsoNormal>甲<o:p></o:p></p><p>乙</p></td><td><p>&#x4E01;&#19993;</p></td></tr></table>',
      [['甲\n乙', '丁丙']],
    ],
    ['rows without ends', '<TABLE><TR><TD>a<TD>b<TR><TD>c</TABLE>x', [['a', 'b'], ['c']]],
    [
      'cells over several columns and rows',
      '<table><tr><td rowspan=2>a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>',
      [
        ['a', 'b', ''],
        ['', 'c', 'd'],
      ],
    ],
    [
      'a row that is covered at its end',
      '<table><tr><td>a</td><td rowspan=2>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td></tr></table>',
      [
        ['a', 'b'],
        ['c', ''],
        ['d', 'e'],
      ],
    ],
    [
      'rows that are covered at their ends',
      '<table><tr><td>a</td><td rowspan=3>b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr></table>',
      [
        ['a', 'b'],
        ['c', ''],
        ['d', ''],
      ],
    ],
    [
      'a head that covers no row of the body',
      '<table><thead><tr><td rowspan=2>a</td></tr></thead><tr><td>b</td></tr></table>',
      [['a'], ['b']],
    ],
    [
      'a body that covers no row of the next',
      '<table><tbody><tr><td rowspan=2>a</td></tr></tbody><tbody><tr><td>b</td></tr></tbody></table>',
      [['a'], ['b']],
    ],
    [
      'rows that cover none of the foot',
      '<table><tr><td rowspan=2>a</td></tr><tfoot><tr><td>b</td></tr></tfoot></table>',
      [['a'], ['b']],
    ],
    ['spans in capitals', '<TABLE><TR><TD COLSPAN=2>a</TD><TD>b</TD></TR></TABLE>', [['a', '', 'b']]],
    ['cells without a row', '<table><td>a<td>b</table>', [['a', 'b']]],
    [
      'blocks and lists in a cell',
      '<table><tr><td><div>a</div><div>b</div><ul><li>c</li><li>d</li></ul></td></tr></table>',
      [['a\nb\nc\nd']],
    ],
    [
      'line breaks, blanks at them and in words',
      '<table><tr><td>a <br> b<br><br>c  \n d</td></tr></table>',
      [['a\nb\n\nc d']],
    ],
    [
      'signs by their names and numbers',
      '<table><tr><td>&amp;&LT;&gt;&quot;&apos;a&nbsp;b&#160;c&#x10FFFF;&#1114112;</td></tr></table>',
      [['&<>"\'a b c\u{10ffff}&#1114112;']],
    ],
    [
      'what is not for people',
      '<table><tr><td><style>x</style><title>y</title><xml>z</xml><script>1</script><SCRIPT>"<td>"</SCRIPT>a</td></tr></table>',
      [['a']],
    ],
    ['a comment that holds cells', '<table><tr><td>a<!-- <td>b</td> -->c</td></tr></table>', [['ac']]],
    ['the end of a table that never began', '</table><table><tr><td>a</td></tr></table>', [['a']]],
    ['a page that ends in a cell', '<table><tr><td>a', [['a']]],
    [
      'line breaks in a table within a cell',
      '<table><tr><td>a<table><tr><td>b<br>c</td></tr></table></td></tr></table>',
      [['a\nb\nc']],
    ],
    [
      'head and body',
      '<table><thead><tr><th>甲</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      [['甲'], ['1']],
    ],
    [
      'a table within a cell',
      '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr><tr><td>d</td></tr></table>e</td><td>f</td></tr></table>',
      [['a\nbc\nd\ne', 'f']],
    ],
    ['only the first of two', '<table><tr><td>a</td></tr></table><table><tr><td>b</td></tr></table>', [['a']]],
    ['attributes that hold signs', '<table><tr><td title="a>b" data-x=\'</td>\'>c</td></tr></table>', [['c']]],
    ['signs that are no tag', '<table><tr><td>1 < 2 &unknown; &#0;</td></tr></table>', [['1 < 2 &unknown; &#0;']]],
    ['a script', '<table><tr><td><script>var a = "<td>";</script>a</td></tr></table>', [['a']]],
    ['a tag that never ends', '<table><tr><td>a</td><td "', [['a']]],
    ['a comment that never ends', '<table><tr><td>a</td><!-- ', [['a']]],
  ])('TABLE-28 parses %s', (_, html, rows) => {
    expect(parseHtmlTable(html)).toEqual(rows);
  });

  it('TABLE-28 ignores spans over millions of cells', () => {
    const rows = parseHtmlTable(`<table>${'<tr><td colspan=100000 rowspan=60000>a</td></tr>'.repeat(200)}</table>`);
    expect([rows?.length, (rows ?? []).reduce((sum, row) => sum + row.length, 0) < 110_000]).toEqual([200, true]);
  });
});
