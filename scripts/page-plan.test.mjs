import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { planPage } from './page-plan.mjs';
import { root } from './workspace.mjs';

const wishes = { zh: '活动室', en: "The club's room", group: '/isystem', reads: 'tenantEndpoints.enterable' };
const sources = {
  exists: (/** @type {string} */ file) => existsSync(path.join(root, file)),
  read: (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8'),
};

it.each([
  ['clubRoom', {}, /^"clubRoom" is no page; say its domain/],
  ['records/clubRoom', {}, /^The domain "records" has no pages/],
  ['access/clubRoom', { reads: '' }, /^"" is no call of the contract/],
  ['access/clubRoom', { reads: 'atticEndpoints.list' }, /^"atticEndpoints.list" is no call of the contract/],
  ['access/clubRoom', { group: '/attic' }, /^The menu has no group "\/attic"\. There are: \/dashboard, \/isystem/],
  ['session/tenantSwitch', {}, /exists already; nothing was changed\.$/],
])('the page %s with %j is refused', (address, others, text) => {
  expect(planPage(address, { ...wishes, ...others }, sources)).toEqual({
    kind: 'refused',
    text: expect.stringMatching(text),
  });
});

it('a new page is six files that the compiler can read, and one line in each of three registries', () => {
  const planned = planPage('access/clubRoom', wishes, sources);
  if (planned.kind === 'refused') throw new Error(planned.text);
  const added = Object.entries(planned.written)
    .filter(([file]) => sources.exists(file))
    .map(([file, text]) => {
      const known = new Set(sources.read(file).split('\n'));
      return [file, text.split('\n').filter((line) => !known.has(line))];
    });
  const errors = Object.entries(planned.written).flatMap(
    ([fileName, source]) => ts.transpileModule(source, { fileName, reportDiagnostics: true }).diagnostics ?? [],
  );
  expect({ created: Object.keys(planned.written).filter((file) => !sources.exists(file)), added, errors }).toEqual({
    created: [
      'packages/core/src/features/access/club-room/index.ts',
      'packages/core/src/features/access/club-room/club-room.service.ts',
      'packages/core/src/features/access/club-room/club-room.view.ts',
      'packages/core/src/features/access/club-room/club-room.test.ts',
      'packages/app/src/pages/access/club-room/club-room.page.tsx',
      'packages/app/src/pages/access/club-room/club-room.messages.ts',
    ],
    added: [
      [
        'packages/app/src/pages/access/pages.ts',
        [
          "const ClubRoomPage = lazyPage(async () => (await import('./club-room/club-room.page.tsx')).ClubRoomPage);",
          "    'pages/club-room': ClubRoomPage,",
        ],
      ],
      ['packages/core/src/features/shell/navigation/built-pages.ts', ["  'pages/club-room',"]],
      [
        'packages/server/src/db/seed/system-menu.seed.ts',
        ["    page('/isystem/clubRoom', 'pages/club-room', localized('活动室', 'The club\\'s room')),"],
      ],
    ],
    errors: [],
  });
});
