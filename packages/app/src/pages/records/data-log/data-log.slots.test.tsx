// @vitest-environment jsdom
import { createCore, defaultCoreConfig } from '@evergreen/core';
import { createResourcePage } from '@evergreen/core/records/page';
import { dataLogResource } from '@evergreen/core/resources';
import { fakePorts, settled } from '@evergreen/core/testing';
import { CoreProvider } from '@evergreen/react-ui/adapter';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';

import { resourceSlotsOf } from '../../../routing/resource-slots.registry.ts';
import { RecordDialog } from '../resource/record-dialog.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('the details of an entry of the data log begin with what it changed', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false, addListener: () => undefined }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  const page = core.open((given) => createResourcePage({ ...given, resource: dataLogResource }));
  page.send({ type: 'record.open', mode: { kind: 'details', id: 'e2' } });
  const { record } = page.facts();
  if (record === null) throw new Error('The record did not open.');
  const slots = await resourceSlotsOf('dataLog');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  await act(async () => {
    root.render(
      <CoreProvider core={core}>
        <RecordDialog resource={dataLogResource} slots={slots} page={page} record={record} relatedList={() => null} />
      </CoreProvider>,
    );
    await settled();
  });
  await act(async () => {
    ports.http.take('queryById').succeed({ id: 'e2', version: 1, recordName: '茶话会', realname: '黄敏' });
    await settled();
  });
  const asked = new URL(ports.http.requests.at(-1)?.url ?? '', 'http://h').searchParams;
  await act(async () => {
    ports.http.take('queryCompareList').succeed({
      resource: 'topic',
      recordName: '茶话会',
      known: [2, 1],
      versions: [1, 2].map((version) => ({
        version,
        at: '2026-01-15 09:00:00',
        by: '黄敏',
        values: { name: '茶话会', sort: version, isHot: version === 1 ? 'N' : 'Y' },
      })),
      texts: {},
    });
    await settled();
    await settled();
  });
  const words = document.querySelector('.record-details')?.textContent ?? '';
  expect([asked.getAll('dataId1'), asked.has('dataId2')]).toEqual([['e2'], false]);
  expect(words).toMatch(/^2 处不同.*热门.*否.*是.*排序.*1.*2.*数据名称.*茶话会/su);
});
