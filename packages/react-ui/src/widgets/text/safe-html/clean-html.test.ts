import { cleanAttribute, HTML_TAGS } from '@evergreen/core/text/html-profile';
import { htmlPayloads, htmlPieces, propertyRuns } from '@evergreen/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { cleanFragment, cleanHtml } from './clean-html.ts';

it.each(htmlPayloads)('T-63 $sent is shown as $leftByBrowser', ({ sent, left, leftByBrowser }) => {
  expect([cleanHtml(sent), cleanHtml(left), cleanHtml(leftByBrowser)]).toEqual([leftByBrowser, left, leftByBrowser]);
});

it('T-63 whatever comes, only tags and attributes of the profile are shown, and reading the result again gives the same', () => {
  // Oracle: the nodes themselves, walked without the sanitiser, and the parser of the page.
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...htmlPieces), { maxLength: 24 }), (pieces) => {
      const html = pieces.join('');
      const elements = [...cleanFragment(html).querySelectorAll('*')];
      const strange = elements.filter(
        ({ localName, attributes, namespaceURI }) =>
          namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
          !HTML_TAGS.some((tag) => tag === localName) ||
          [...attributes].some(({ name, value }) => cleanAttribute(localName, name, value) !== value),
      );
      const cleaned = cleanHtml(html);
      const again = new DOMParser().parseFromString(`<div>${cleaned}</div>`, 'text/html');
      expect([strange, again.querySelectorAll('script, style, svg, math, [onerror], [onclick]').length]).toEqual([
        [],
        0,
      ]);
    }),
    { seed: 20_260_117, numRuns: propertyRuns(500) },
  );
});

it('T-63 a picture is not fetched before it is shown', () => {
  const { ownerDocument } = cleanFragment('<img src="/api/sys/common/static/jeditor/1/a.png">');
  expect(ownerDocument).not.toBe(document);
});
