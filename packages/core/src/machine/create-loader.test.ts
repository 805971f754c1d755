import { expect, it } from 'vitest';

import { err, ok, type Result } from '../kernel/index.ts';
import { fakeClock, settled } from '../testing/index.ts';
import { createLoader } from './index.ts';

interface Request {
  readonly page: number;
  readonly signal: AbortSignal;
  readonly answer: (answer: Result<string, string>) => Promise<void>;
}

function drive(interval?: number) {
  const requests: Request[] = [];
  const clock = fakeClock();
  const loader = createLoader<string, string, number>({
    clock,
    ...(interval === undefined ? {} : { interval }),
    load: (page, signal) =>
      new Promise((resolve) => {
        const answer = async (result: Result<string, string>) => {
          resolve(result);
          await settled();
        };
        requests.push({ page, signal, answer });
      }),
  });
  const request = (index: number): Request => {
    const found = requests[index];
    if (found === undefined) throw new Error(`Only ${requests.length} requests were sent`);
    return found;
  };
  return { loader, clock, requests, request };
}

it('is idle until the first load, keeps the last good value while refreshing and after a failure, and retries', async () => {
  const { loader, request, requests } = drive();
  loader.send({ type: 'value.refresh' });
  expect([loader.facts(), requests.length]).toEqual([{ status: 'idle', value: null, failure: null }, 0]);
  loader.send({ type: 'value.load', params: 1 });
  expect(loader.facts()).toEqual({ status: 'loading', value: null, failure: null });
  await request(0).answer(err('no network'));
  expect(loader.facts()).toEqual({ status: 'failed', value: null, failure: 'no network' });
  loader.send({ type: 'value.refresh' });
  expect(loader.facts()).toEqual({ status: 'loading', value: null, failure: null });
  await request(1).answer(ok('one'));
  expect(loader.facts()).toEqual({ status: 'loaded', value: 'one', failure: null });
  loader.send({ type: 'value.refresh' });
  expect(loader.facts()).toEqual({ status: 'refreshing', value: 'one', failure: null });
  await request(2).answer(err('maintenance'));
  expect(loader.facts()).toEqual({ status: 'failed', value: 'one', failure: 'maintenance' });
  expect(requests.map(({ page }) => page)).toEqual([1, 1, 1]);
});

it('aborts the pending request on a new one, on forget and on disposal', () => {
  const { loader, requests } = drive();
  const aborted = () => requests.map(({ signal }) => signal.aborted);
  loader.send({ type: 'value.load', params: 1 });
  loader.send({ type: 'value.load', params: 2 });
  expect(aborted()).toEqual([true, false]);
  loader.send({ type: 'value.forget' });
  expect([aborted(), loader.facts()]).toEqual([[true, true], { status: 'idle', value: null, failure: null }]);
  loader.send({ type: 'value.load', params: 3 });
  loader.dispose();
  expect(aborted()).toEqual([true, true, true]);
});

it('keeps the last good value when the pending request is cancelled, and requests nothing until it is asked to', async () => {
  const { loader, clock, request, requests } = drive(5_000);
  loader.send({ type: 'request.cancel' });
  expect(loader.facts().status).toBe('idle');
  loader.send({ type: 'value.load', params: 1 });
  await request(0).answer(ok('one'));
  loader.send({ type: 'value.refresh' });
  loader.send({ type: 'request.cancel' });
  clock.advance(60_000);
  expect([request(1).signal.aborted, requests.length, loader.facts()]).toEqual([
    true,
    2,
    { status: 'loaded', value: 'one', failure: null },
  ]);
  loader.send({ type: 'value.refresh' });
  expect([requests.length, loader.facts().status]).toEqual([3, 'refreshing']);
});

it('requests again after the interval, also after a failure, and schedules nothing without one', async () => {
  const { loader, clock, request, requests } = drive(5_000);
  loader.send({ type: 'value.load', params: 1 });
  clock.advance(60_000);
  expect(requests.length).toBe(1);
  await request(0).answer(ok('one'));
  clock.advance(4_999);
  expect(requests.length).toBe(1);
  clock.advance(1);
  await request(1).answer(err('no network'));
  clock.advance(5_000);
  expect([requests.length, loader.facts().value]).toEqual([3, 'one']);

  const still = drive();
  still.loader.send({ type: 'value.load', params: 1 });
  await still.request(0).answer(ok('one'));
  expect(still.clock.pending()).toBe(0);
});

it('pauses while the page is hidden, and sends overdue requests when it is shown', async () => {
  const { loader, clock, request, requests } = drive(5_000);
  loader.send({ type: 'value.load', params: 1 });
  await request(0).answer(ok('one'));
  loader.send({ type: 'page.hidden' });
  clock.advance(3_600_000);
  expect(requests.length).toBe(1);
  loader.send({ type: 'page.shown' });
  expect([requests.length, loader.facts().status]).toEqual([2, 'refreshing']);
  await request(1).answer(ok('two'));

  loader.send({ type: 'page.hidden' });
  clock.advance(1_000);
  loader.send({ type: 'page.shown' });
  expect(requests.length).toBe(2);
  clock.advance(4_000);
  expect(requests.length).toBe(3);
});
