import { expect, it } from 'vitest';

import { activityTypeResource, curriculumResource, retireeResource, type Resource } from '../../../resources/index.ts';
import { listCard } from './list-card.ts';
import { listColumns } from './list-columns.ts';

const written = (keys: readonly string[]) => {
  const columns = listColumns(activityTypeResource).filter(({ key }) => keys.includes(key));
  const { state, lines } = listCard(activityTypeResource, columns);
  return { state: state?.key ?? null, lines: lines.map(({ key }) => key) };
};

it('shows the state and the first three other columns of a list on a card', () => {
  expect([written(['name', 'code', 'sort', 'status', 'remark', 'createTime']), written(['code']), written([])]).toEqual(
    [
      { state: 'status', lines: ['code', 'sort', 'remark'] },
      { state: null, lines: ['code'] },
      { state: null, lines: [] },
    ],
  );
});

it('shows what a record is in, before any other choice', () => {
  const shown = (resource: Resource) => {
    const columns = listColumns(resource).filter(({ isHidden }) => !isHidden);
    const { state, lines } = listCard(resource, columns);
    return [state?.key, ...lines.map(({ key }) => key)];
  };
  expect([shown(curriculumResource), shown(retireeResource)]).toEqual([
    ['status', 'typeId', 'teacher', 'mode'],
    ['status', 'sex', 'age', 'phone'],
  ]);
});
