import { join } from 'node:path';

import { expect, it } from 'vitest';
import * as v from 'valibot';

import { backupEndpoints } from '@evergreen/core/contract';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { backupsIn } from './backup-folder.ts';
import { backupMessages as messages } from './backup.messages.ts';

describeApplicationOnBothEngines('a backup by a call', (application) => {
  it('is made one at a time for who holds the right at the platform, where PostgreSQL has no tools of its own for it', async () => {
    const { call, signIn, files, database } = application();
    const [token, clerk] = [await signIn('admin'), await signIn('clerk')];
    const backUp = async (holder: string, headers = {}) =>
      call({ method: 'POST', url: '/sys/backup', token: holder, headers });
    expect((await backUp(clerk)).status).toBe(403);
    expect((await backUp(token, { 'tenant-id': '1001' })).status).toBe(403);
    const answers = await Promise.all([backUp(token), backUp(token)]);
    const names = await backupsIn(join(files.partsFolder, '..', 'backups'));
    const refusals = answers.flatMap(({ envelope }) => (envelope.success ? [] : [envelope.message]));
    const made = answers.flatMap(({ envelope }) =>
      envelope.success ? [v.parse(backupEndpoints.make.answer, envelope.result).name] : [],
    );
    const { isMade, otherEngine } = messages;
    const isEmbedded = database.engine === 'embedded';
    expect(refusals).toEqual(isEmbedded ? [isMade['zh-CN']] : [otherEngine['zh-CN'], otherEngine['zh-CN']]);
    expect([made, names.length]).toEqual([names, isEmbedded ? 1 : 0]);
  });
});
