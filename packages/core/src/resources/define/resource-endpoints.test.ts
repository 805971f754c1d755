import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { holding } from '../../contract/index.ts';
import { localized } from '../../kernel/index.ts';
import { activityResource } from '../business/activity.resource.ts';
import { resourceEndpoints } from './resource-endpoints.ts';

describe('resource calls', () => {
  const endpoints = resourceEndpoints(activityResource);

  it('have the derived paths, methods and permissions', () => {
    expect(
      Object.values(endpoints).map(({ name, method, path, access, isTimeStamped }) => ({
        name,
        method,
        path,
        access,
        isTimeStamped,
      })),
    ).toEqual([
      {
        name: 'activity.list',
        method: 'GET',
        path: '/isps/activity/list',
        access: holding('activity:list'),
        isTimeStamped: true,
      },
      {
        name: 'activity.queryById',
        method: 'GET',
        path: '/isps/activity/queryById',
        access: holding('activity:list'),
        isTimeStamped: true,
      },
      {
        name: 'activity.add',
        method: 'POST',
        path: '/isps/activity/add',
        access: holding('activity:add'),
        isTimeStamped: true,
      },
      {
        name: 'activity.edit',
        method: 'PUT',
        path: '/isps/activity/edit',
        access: holding('activity:edit'),
        isTimeStamped: true,
      },
      {
        name: 'activity.delete',
        method: 'DELETE',
        path: '/isps/activity/delete',
        access: holding('activity:delete'),
        isTimeStamped: true,
      },
      {
        name: 'activity.deleteBatch',
        method: 'DELETE',
        path: '/isps/activity/deleteBatch',
        access: holding('activity:batch_delete'),
        isTimeStamped: true,
      },
      {
        name: 'activity.recycleBin',
        method: 'GET',
        path: '/isps/activity/recycleBin',
        access: holding('activity:recycle'),
        isTimeStamped: true,
      },
      {
        name: 'activity.undoDelete',
        method: 'PUT',
        path: '/isps/activity/undoDelete',
        access: holding('activity:delete'),
        isTimeStamped: true,
      },
      {
        name: 'activity.history',
        method: 'GET',
        path: '/isps/activity/history',
        access: holding('activity:history'),
        isTimeStamped: true,
      },
      {
        name: 'activity.restore',
        method: 'PUT',
        path: '/isps/activity/restore',
        access: holding('activity:edit'),
        isTimeStamped: true,
      },
      {
        name: 'activity.reveal',
        method: 'POST',
        path: '/isps/activity/reveal',
        access: holding('activity:reveal'),
        isTimeStamped: true,
      },
      {
        name: 'activity.print',
        method: 'GET',
        path: '/isps/activity/print',
        access: holding('activity:export'),
        isTimeStamped: true,
      },
      {
        name: 'activity.exportXls',
        method: 'GET',
        path: '/isps/activity/exportXls',
        access: holding('activity:export'),
        isTimeStamped: true,
      },
      {
        name: 'activity.startExport',
        method: 'POST',
        path: '/isps/activity/startExport',
        access: holding('activity:export'),
        isTimeStamped: true,
      },
      {
        name: 'activity.importTemplate',
        method: 'GET',
        path: '/isps/activity/importTemplate',
        access: holding('activity:import'),
        isTimeStamped: true,
      },
      {
        name: 'activity.importCheck',
        method: 'POST',
        path: '/isps/activity/importCheck',
        access: holding('activity:import'),
        isTimeStamped: true,
      },
      {
        name: 'activity.importExcel',
        method: 'POST',
        path: '/isps/activity/importExcel',
        access: holding('activity:import'),
        isTimeStamped: true,
      },
    ]);
  });

  it('describe themselves in both languages', () => {
    expect(endpoints.edit.summary).toEqual(localized('编辑活动', 'Change one activity'));
    expect(endpoints.list.summary).toEqual(localized('活动管理列表', 'List of activities'));
  });

  it("accept an edit with its id, the version that was read and the form's fields, and nothing else", () => {
    const body = v.parse(endpoints.edit.body, { id: 'a1', title: 'x', createBy: 'me', version: 3 });
    expect(body).toMatchObject({ id: 'a1', title: 'x', version: 3 });
    expect(body).not.toHaveProperty('createBy');
    expect(v.is(endpoints.edit.body, { id: 'a1', title: 'x' })).toBe(true);
    for (const version of [0, 1.5, '3'])
      expect(v.is(endpoints.edit.body, { id: 'a1', title: 'x', version })).toBe(false);
    expect(v.is(endpoints.edit.body, { title: 'x' })).toBe(false);
    expect(v.is(endpoints.edit.body, { id: 'a b', title: 'x' })).toBe(false);
  });

  it('accept a removal only with identifiers', () => {
    expect(v.parse(endpoints.deleteBatch.query, { ids: 'a,b,,a,' })).toEqual({ ids: ['a', 'b'] });
    for (const ids of ['', ',', "a,' or 1=1", 'a b', '*'].map((value) => ({ ids: value })))
      expect(v.is(endpoints.deleteBatch.query, ids)).toBe(false);
    expect(v.is(endpoints.delete.query, { id: 'a,b' })).toBe(false);
  });
});
