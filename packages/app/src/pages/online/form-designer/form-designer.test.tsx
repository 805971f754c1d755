// @vitest-environment jsdom
import { createCore, defaultCoreConfig } from '@evergreen/core';
import { localized } from '@evergreen/core/kernel';
import { fakePorts, settled } from '@evergreen/core/testing';
import { CoreProvider } from '@evergreen/react-ui/adapter';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';

import { DesignDialog } from './design-dialog.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const textField = (key: string, label: string) => ({
  key,
  field: { type: 'text', label: { 'zh-CN': label }, maximumLength: 50 },
});

it('a form is drawn over its own inputs, by keys and by buttons; its problems lead to their field, and nothing unsaved is closed unasked', async () => {
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
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  const done: unknown[] = [];
  await act(async () => {
    root.render(
      <CoreProvider core={core}>
        <DesignDialog
          label={localized('设计', 'Design')}
          rows={[{ id: 'f1', name: '船只', version: 3 }]}
          onDone={(ids) => done.push(ids)}
          onClose={() => undefined}
          relatedList={() => null}
        />
      </CoreProvider>,
    );
    await settled();
  });
  await act(async () => {
    ports.http.take('queryById').succeed({
      id: 'f1',
      code: 'boat',
      title: '船只',
      version: 3,
      draft: JSON.stringify({ fields: [textField('name', '船名'), textField('port', '港口')], labelKey: 'name' }),
    });
    await settled();
  });
  const names = () => [...document.querySelectorAll('.form-designer-name')].map((name) => name.textContent);
  const button = (text: string) => {
    const found = [...document.querySelectorAll('button')].find(
      (one) => one.textContent.replaceAll(' ', '') === text || one.getAttribute('aria-label') === text,
    );
    if (found === undefined) throw new Error(`There is no button ${text}`);
    return found;
  };
  const press = (element: Element, key: string, more: object = {}) =>
    act(
      () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
    );
  expect([names(), document.querySelector<HTMLInputElement>('#preview-port')?.value]).toEqual([
    ['船名', '港口'],
    '港口1',
  ]);

  press(button('港口'), 'ArrowUp', { altKey: true });
  expect([names(), document.querySelector('output')?.textContent]).toEqual([
    ['港口', '船名'],
    '已移到第 1 位，共 2 位',
  ]);
  act(() => button('字典').click());
  expect(names()).toEqual(['港口', '船名', '新字典']);
  act(() => button('港口').click());
  act(() => button('请填写“新字典”的“字典编码”').click());
  expect(document.activeElement?.textContent).toBe('新字典');
  act(() => button('关闭').click());
  expect(document.body.textContent).toContain('未保存的修改会丢失');
  act(() => button('继续设计').click());
  press(button('新字典'), 'Delete');
  expect([names(), document.activeElement?.textContent]).toEqual([['港口', '船名'], '船名']);
  press(button('船名'), 'z', { ctrlKey: true });
  press(button('船名'), 'y', { ctrlKey: true });
  expect([names(), done]).toEqual([['港口', '船名'], []]);
  await act(async () => {
    press(button('船名'), 's', { ctrlKey: true });
    await settled();
  });
  await act(async () => {
    ports.http.take('/head/draft').succeed({ version: 4 });
    await settled();
  });
  act(() => button('关闭').click());
  expect(done).toEqual([['f1']]);
});
