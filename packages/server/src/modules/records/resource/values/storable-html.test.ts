import { HTML_ATTRIBUTES, HTML_TAGS } from '@evergreen/core/text/html-profile';
import { htmlPayloads, htmlPieces } from '@evergreen/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { propertyRounds } from '../../../../../test/property-rounds.ts';
import { storableHtml } from './storable-html.ts';

it.each(htmlPayloads)('T-63 $sent is stored as $left', ({ sent, left }) => {
  expect([storableHtml(sent), storableHtml(left)]).toEqual([left, left]);
});

/** Every tag and every name of an attribute in HTML whose texts and values are escaped. */
function namesIn(html: string) {
  const tags = [...html.matchAll(/<\/?([^\s>]*)([^>]*)>/gu)];
  return {
    tags: tags.map(([, tag = '']) => tag),
    attributes: tags.flatMap(([, , rest = '']) =>
      [...rest.matchAll(/([^\s="]+)="[^"]*"/gu)].map(([, name = '']) => name),
    ),
    brackets: html.replaceAll(/<\/?[a-z][a-z0-9]*(?: [a-z]+="[^"<>]*")*>/gu, '').replaceAll(/[^<>]/gu, ''),
  };
}

it('T-63 whatever comes, only tags and attributes of the profile are stored', () => {
  // Oracle: the lists of the profile, by a reading of the result that knows neither sanitiser.
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...htmlPieces), { maxLength: 24 }), (pieces) => {
      const { tags, attributes, brackets } = namesIn(storableHtml(pieces.join('')));
      expect([
        tags.filter((tag) => !HTML_TAGS.some((known) => known === tag)),
        attributes.filter((name) => !HTML_ATTRIBUTES.includes(name)),
        brackets,
      ]).toEqual([[], [], '']);
    }),
    { seed: 20_260_116, numRuns: propertyRounds(2000) },
  );
});

it('T-63 elements that lie too deep in each other are left out', () => {
  expect(storableHtml(`${'<div>'.repeat(50_000)}一`).match(/<div>/gu)?.length).toBe(40);
});
