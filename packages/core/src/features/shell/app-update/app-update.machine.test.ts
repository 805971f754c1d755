import { describe, expect, it } from 'vitest';

import { minutes, seconds } from '../../../kernel/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createNewVersion } from './app-update.service.ts';

const quiet = { isOffered: false, isConfirming: false, isUpdated: false };
const offered = { isOffered: true, isConfirming: false, isUpdated: false };

function drive(running: string | null = 'one') {
  const ports = fakePorts();
  const storage = createTypedStorage(ports);
  let isDirty = false;
  const start = (version: string | null = running) =>
    createNewVersion({ ...ports, storage, running: version, hasUnsavedEdits: () => isDirty });
  const { http, clock, location } = ports;
  return {
    clock,
    http,
    location,
    start,
    type: () => (isDirty = true),
    async serve(body: string, status = 200) {
      http.take('/version.json').end({ kind: 'answered', status, headers: {}, body });
      await settled();
    },
  };
}

const served = (version: string) => JSON.stringify({ version });

describe('newer version', () => {
  it('LAYOUT-17 is polled every five minutes, and offered once one is served', async () => {
    const { start, clock, http, serve, location } = drive();
    const version = start();
    expect([version.facts(), http.requests]).toEqual([quiet, []]);
    clock.advance(minutes(5));
    expect(http.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /version.json']);
    await serve(served('one'));
    expect(version.facts()).toEqual(quiet);
    clock.advance(minutes(5));
    await serve(served('two'));
    expect(version.facts()).toEqual(offered);
    version.send({ type: 'reload.request' });
    expect(location.reloads()).toBe(1);
  });

  it('LAYOUT-17 is polled when the window regains focus, but not on every focus event', async () => {
    const { start, clock, http, serve } = drive();
    const version = start();
    version.send({ type: 'window.focused' });
    clock.advance(seconds(29));
    version.send({ type: 'window.focused' });
    expect(http.requests.length).toBe(0);
    clock.advance(seconds(1));
    version.send({ type: 'window.focused' });
    version.send({ type: 'window.focused' });
    expect(http.requests.length).toBe(1);
    await serve(served('two'));
    expect(version.facts()).toEqual(offered);
  });

  it('LAYOUT-17 postponed is offered again in an hour', async () => {
    const { start, clock, serve } = drive();
    const version = start();
    clock.advance(minutes(5));
    await serve(served('two'));
    version.send({ type: 'offer.postpone' });
    clock.advance(minutes(60) - 1);
    expect(version.facts()).toEqual(quiet);
    clock.advance(1);
    expect(version.facts()).toEqual(offered);
  });

  it('LAYOUT-17 asks for confirmation before unsaved edits are lost', async () => {
    const { start, clock, serve, type, location } = drive();
    const version = start();
    clock.advance(minutes(5));
    await serve(served('two'));
    type();
    version.send({ type: 'reload.request' });
    expect([version.facts(), location.reloads()]).toEqual([{ ...offered, isConfirming: true }, 0]);
    version.send({ type: 'reload.cancel' });
    expect([version.facts(), location.reloads()]).toEqual([offered, 0]);
    version.send({ type: 'reload.request' });
    version.send({ type: 'reload.confirm' });
    expect(location.reloads()).toBe(1);
  });

  it.each([
    ['no connection', { kind: 'unreachable' }],
    ['a missing file', { kind: 'answered', status: 404, headers: {}, body: served('two') }],
    ['the page in its place', { kind: 'answered', status: 200, headers: {}, body: '<!doctype html>' }],
    ['no version', { kind: 'answered', status: 200, headers: {}, body: '{"version":""}' }],
  ] as const)('ignores %s, and polls again', async (_, outcome) => {
    const { start, clock, http } = drive();
    const version = start();
    clock.advance(minutes(5));
    http.take('/version.json').end(outcome);
    await settled();
    clock.advance(minutes(5));
    expect([version.facts(), http.requests.length]).toEqual([quiet, 2]);
  });

  it('is never polled without a build version', () => {
    const { start, clock, http } = drive(null);
    const version = start();
    clock.advance(minutes(600));
    version.send({ type: 'window.focused' });
    version.send({ type: 'program.missed' });
    expect([http.requests.length, clock.pending(), version.facts()]).toEqual([0, 0, quiet]);
  });
});

describe('page chunk missing on the server', () => {
  it('R-33 reloads once for a newer version, shows a notice, and does not reload again', async () => {
    const { start, serve, location } = drive();
    const before = start();
    before.send({ type: 'program.missed' });
    await serve(served('two'));
    expect(location.reloads()).toBe(1);

    const stillOld = start('one');
    expect(stillOld.facts()).toEqual(quiet);
    stillOld.send({ type: 'program.missed' });
    await serve(served('two'));
    expect([location.reloads(), stillOld.facts()]).toEqual([1, offered]);

    const after = start('two');
    expect(after.facts()).toEqual({ ...quiet, isUpdated: true });
    after.send({ type: 'notice.close' });
    expect(after.facts()).toEqual(quiet);
    after.send({ type: 'program.missed' });
    await serve(served('three'));
    expect(location.reloads()).toBe(2);
  });

  it('R-33 does not reload with unsaved edits, nor for the same version', async () => {
    const { start, serve, type, location } = drive();
    const version = start();
    version.send({ type: 'program.missed' });
    await serve(served('one'));
    expect([location.reloads(), version.facts()]).toEqual([0, quiet]);
    type();
    version.send({ type: 'program.missed' });
    await serve(served('two'));
    expect([location.reloads(), version.facts()]).toEqual([0, offered]);
  });
});
