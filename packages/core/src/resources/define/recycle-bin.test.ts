import { describe, expect, it } from 'vitest';

import { activityResource } from '../business/activity.resource.ts';
import { newsTypeResource } from '../business/news-type.resource.ts';
import { shopOrderItemResource } from '../business/shop-order-item.resource.ts';
import { userResource } from '../system/user.resource.ts';
import { defineResource } from './define-resource.ts';
import { BIN_ACTIONS, binActions, binOf } from './recycle-bin.ts';
import { actionEndpoint } from './action-endpoints.ts';
import { offeredEndpoints, resourceEndpoints } from './resource-endpoints.ts';
import { resources } from './resources.registry.ts';

describe('the recycle bin of a resource', () => {
  it('LIST-13 is there for everything that staff delete', () => {
    const without = resources.filter((resource) => binActions(resource).length === 0).map(({ name }) => name);
    expect(without.toSorted()).toEqual([
      'dataLog',
      'familyMember',
      'jobRun',
      'log',
      'message',
      'shopOrder',
      'shopOrderItem',
      'storedFile',
    ]);
  });

  it('is described once, as a flat list of the first columns with who deleted a row and when, newest first', () => {
    const bin = binOf(newsTypeResource);
    expect(binOf(newsTypeResource)).toBe(bin);
    expect([bin.name, bin.title['zh-CN'], bin.tree, bin.related, bin.offers, bin.columns, bin.defaultSorter]).toEqual([
      'newsTypeBin',
      '已删除的资讯类型',
      undefined,
      undefined,
      ['list'],
      ['name', 'updateBy', 'updateTime', 'code', 'sort', 'showOnHome'],
      { column: 'updateTime', order: 'desc' },
    ]);
    expect([bin.auditLabels?.updateBy?.['zh-CN'], bin.auditLabels?.updateTime?.['en-US']]).toEqual([
      '删除人',
      'Deleted at',
    ]);
  });

  it('has calls with permissions of their own, and none without a bin', () => {
    const calls = [
      resourceEndpoints(userResource).recycleBin,
      ...binActions(userResource).map((key) => actionEndpoint(binOf(userResource), key)),
    ].map(({ method, path, access }) => [method, path, access]);
    expect(calls).toEqual([
      ['GET', '/sys/user/recycleBin', { kind: 'permission', code: 'user:recycle' }],
      ['PUT', '/sys/user/putRecycleBin', { kind: 'permission', code: 'user:recycle' }],
      ['PUT', '/sys/user/deleteRecycleBin', { kind: 'permission', code: 'user:purge' }],
    ]);
    expect(offeredEndpoints(shopOrderItemResource).map(({ name }) => name)).toEqual([
      'shopOrderItem.list',
      'shopOrderItem.queryById',
      'shopOrderItem.exportXls',
      'shopOrderItem.startExport',
      'shopOrderItem.print',
    ]);
  });

  it('has nothing to purge without the right, and needs rows that can be deleted', () => {
    const kept = { ...activityResource, offers: ['list', 'delete', 'recycle'] } as const;
    expect(Object.keys(binOf(kept).actions ?? {})).toEqual([BIN_ACTIONS.restore]);
    expect(() => defineResource({ ...activityResource, offers: ['list', 'recycle'] })).toThrow(
      new Error('Resource activity: nothing gets into a recycle bin that cannot be deleted'),
    );
    expect(() => defineResource({ ...activityResource, offers: ['list', 'delete', 'purge'] })).toThrow(
      new Error('Resource activity: only a recycle bin is purged'),
    );
  });
});
