import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { parsePlace, placeSchema, placeOfText, placeText, placeValue, typedPlace } from './location-value.ts';

it.each([
  ['120.1551,30.2741|杭州市西湖区', { longitude: 120.1551, latitude: 30.2741, address: '杭州市西湖区' }],
  ['-180,90|', { longitude: -180, latitude: 90, address: '' }],
  ['|文三路 1 号', { longitude: null, latitude: null, address: '文三路 1 号' }],
  ['文三路 1 号', { longitude: null, latitude: null, address: '文三路 1 号' }],
  ['1,2|a|b', { longitude: 1, latitude: 2, address: 'a|b' }],
  ['', null],
  ['|', null],
  [',|a', { longitude: null, latitude: null, address: 'a' }],
  ['120,|a', null],
  [',30|a', null],
  ['180.1,30|a', null],
  ['120,-90.5|a', null],
  ['１２０,30|a', null],
  ['1e2,30|a', null],
  ['120,30,5|a', null],
])('reads the place %j', (value, place) => {
  expect(parsePlace(value)).toEqual(place);
  expect(v.is(placeSchema(200), value)).toBe(place !== null);
});

it('says a place by its address, then its coordinates', () => {
  expect(['120.1,30.2|西湖', '120.1,30.2|', '|西湖', 'x,y|西湖'].map(placeText)).toEqual([
    '西湖 (120.1, 30.2)',
    '120.1, 30.2',
    '西湖',
    'x,y|西湖',
  ]);
});

it('has nothing where nothing is typed', () => {
  expect(placeValue({ longitude: ' ', latitude: '', address: '  ' })).toBe(null);
});

// A half-typed place stays in its inputs: what is joined is split into the same parts.
it('splits what it joined, whatever is typed', () => {
  const coordinate = fc.stringMatching(/^[-\d.]{1,6}$/u);
  fc.assert(
    fc.property(coordinate, coordinate, fc.string(), (longitude, latitude, address) => {
      expect(typedPlace(placeValue({ longitude, latitude, address }))).toEqual({ longitude, latitude, address });
    }),
    { seed: 20261123 },
  );
});

it.each([
  '114.3,30.52|江城路 1 号',
  '114.3,30.52|',
  '-0.1,51|江城路 (东门)',
  '|江城路 1 号',
  '|江城路 (东门)',
  '|114号',
  '|三楼，东侧',
])('UP-20 reads the place %j back from its text', (value) => {
  expect(placeOfText(placeText(value))).toBe(value);
});

it('takes no number with a thousands separator for coordinates', () => {
  expect(['23,000.00', '1,050', '23, 50', '114.3, 0.5'].map(placeOfText)).toEqual([
    '|23,000.00',
    '|1,050',
    '23,50|',
    '114.3,0.5|',
  ]);
});
