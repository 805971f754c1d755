// @vitest-environment jsdom
import { createCore } from '@evergreen/core';
import { whenFacts } from '@evergreen/core/kernel';
import type { HttpPort, HttpRequest } from '@evergreen/core/ports';
import { createRecordForm } from '@evergreen/core/records/form';
import { activityTypeResource } from '@evergreen/core/resources';
import { fakePorts } from '@evergreen/core/testing';
import { systemClock } from '@evergreen/platform/clock-system';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';

import { parseAppConfig } from './app-config.ts';
import { App } from './app.tsx';
import { olderServerAnswers } from './testing/older-server.recording.ts';

const BACKEND = '/older-server';

/** Answers as the recording says, and as that server does to calls that it does not know and to a token that has expired. */
function olderServer() {
  const calls: HttpRequest[] = [];
  let hasExpired = false;
  const answered = (status: number, body: object) =>
    Promise.resolve({ kind: 'answered' as const, status, headers: {}, body: JSON.stringify(body) });
  const http: HttpPort = {
    send(request) {
      calls.push(request);
      const path = new URL(request.url, 'http://office').pathname.replace(BACKEND, '');
      if (hasExpired) return answered(500, { status: 500, message: 'Token失效，请重新登录' });
      const answer = olderServerAnswers[`${request.method} ${path}`];
      return answer === undefined
        ? answered(404, { timestamp: 1_614_567_890_000, status: 404, error: 'Not Found', message: '', path })
        : answered(200, answer);
    },
    receive: () => Promise.resolve({ kind: 'unreachable' }),
  };
  return {
    http,
    calls,
    expire() {
      hasExpired = true;
    },
  };
}

it('API-06 runs against a server of the older contract, as a recorded conversation shows it, by its configuration alone', async () => {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: false, addListener: () => undefined, removeListener: () => undefined }),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  history.replaceState(null, '', '/isps/activityType');
  const config = parseAppConfig(JSON.stringify({ basePath: BACKEND, permissionPolicy: 'directive' }));
  if (!config.ok) throw new Error(config.error);
  const server = olderServer();
  const core = createCore({ ...fakePorts(), clock: systemClock, http: server.http }, config.value.core);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    core.dispose();
    vi.unstubAllGlobals();
  });
  const shows = (words: string) =>
    vi.waitFor(() => expect(document.body.textContent).toContain(words), { timeout: 40_000, interval: 50 });

  root.render(<App core={core} config={config.value} />);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  await shows('知识讲座');
  await shows('业务管理');

  const form = core.open((page) =>
    createRecordForm({ ...page, resource: activityTypeResource, mode: { kind: 'edit', id: '1364901' } }),
  );
  await whenFacts(form, ({ status }) => status === 'editing');
  form.send({ type: 'value.change', key: 'name', value: '健康讲座' });
  form.send({ type: 'form.submit' });
  const { failure } = await whenFacts(form, ({ status }) => status !== 'saving');
  expect([failure, form.facts().status]).toEqual([null, 'closed']);
  const sent: unknown = JSON.parse(server.calls.find(({ method }) => method === 'PUT')?.body ?? '');
  expect(sent).toEqual({ id: '1364901', name: '健康讲座', code: 'LECTURE', sort: 1, status: '1', remark: null });

  server.expire();
  void core.refreshCache();
  await shows('登录已过期');
  expect(server.calls.every(({ url }) => url.startsWith(`${BACKEND}/`))).toBe(true);
});
