import { expect, it } from 'vitest';

import { activityResource } from '../../../resources/index.ts';
import { recordAddress, recordInAddress, withoutRecord } from './list-address.ts';

it('names one record in the address of its list, and nothing but an identifier', () => {
  expect(recordAddress(activityResource, 'a-1')).toBe('/isps/activity?record=a-1');
  expect(
    ['?record=a-1', '?status=1&record=a-1', '', '?record=', '?record=a%20b', '?record=a&record=b'].map(recordInAddress),
  ).toEqual(['a-1', 'a-1', null, null, null, 'a']);
});

it('leaves the query of the list when the record is closed', () => {
  expect(['?record=a', '?status=1&record=a&pageNo=2', '?status=1', ''].map(withoutRecord)).toEqual([
    '',
    '?status=1&pageNo=2',
    '?status=1',
    '',
  ]);
});
