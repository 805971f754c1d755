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

describe('a newer version', () => {
  it('LAYOUT-17 is asked for every five minutes, and offered once one is served', async () => {
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

  it('LAYOUT-17 is asked for when the person comes back, and not at every glance', async () => {
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

  it('LAYOUT-17 put off is offered again in an hour', async () => {
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

  it('LAYOUT-17 asks before unsaved edits are lost', async () => {
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
  ] as const)('is not made of %s, and is asked for again', async (_, outcome) => {
    const { start, clock, http } = drive();
    const version = start();
    clock.advance(minutes(5));
    http.take('/version.json').end(outcome);
    await settled();
    clock.advance(minutes(5));
    expect([version.facts(), http.requests.length]).toEqual([quiet, 2]);
  });

  it('is never asked for where nobody builds versions', () => {
    const { start, clock, http } = drive(null);
    const version = start();
    clock.advance(minutes(600));
    version.send({ type: 'window.focused' });
    version.send({ type: 'program.missed' });
    expect([http.requests.length, clock.pending(), version.facts()]).toEqual([0, 0, quiet]);
  });
});

describe('a program that is gone from the server', () => {
  it('R-33 starts afresh once for a newer version, says so, and does not do it again', async () => {
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

  it('R-33 starts nothing afresh over unsaved edits, nor where the version is the same', async () => {
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
