import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import * as v from 'valibot';

import { announcementEndpoints, noticeChoiceEndpoints } from '@evergreen/core/contract';
import { minutes } from '@evergreen/core/kernel';

import { startSmtpServer } from '../../../../../test/smtp-server.ts';
import { describeApplicationOnBothEngines } from '../../../../../test/test-application.ts';
import { systemCall } from '../../../../http/system-call.ts';
import { createServices } from '../../../../services.ts';
import { createMailSender } from '../../../messaging/mail/mail-sender.ts';
import { noticeDigest } from './notice-digest.ts';

const logged: unknown[] = [];
const logger = {
  info: () => undefined,
  warn: () => undefined,
  error: (event: string, details: unknown) => void logged.push([event, details]),
};

describeApplicationOnBothEngines('digests of messages', (application) => {
  it('NOTIF-10 what was chosen for the digest comes once at its hour as one notice and one letter, also where the bell does not count it', async () => {
    const { database, clock, files, call, signIn } = application();
    const mailServer = await startSmtpServer();
    onTestFinished(() => mailServer.close());
    await database.orm.execute(sql`update sys_user set email = 'clerk@example.com' where username = 'clerk'`);
    const [clerk, admin] = [await signIn('clerk'), await signIn('admin')];
    const ask = async (method: 'GET' | 'PUT', url: string, payload?: object, token = clerk) =>
      (await call({ method, url, token, ...(payload && { payload }) })).envelope.result;
    const choose = (choice: object) => ask('PUT', '/sys/user/noticeChoice', choice);
    const place = { url: mailServer.url, from: 'platform@example.com' };
    const services = createServices({ database, clock, files, logger, mail: place });
    const run = async () => {
      const result = await noticeDigest({
        ...services,
        // What a digest does not use.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        ...({} as Pick<Parameters<typeof noticeDigest>[0], 'serviceOf' | 'claims' | 'backups'>),
      })({
        parameters: {},
        systemCall: (tenantId) => systemCall('noticeDigest', tenantId, clock.now()),
        step: async (work) => database.transaction(work),
        alive: async () => undefined,
        progress: async () => undefined,
      });
      return (result.ok ? result.value : result.error)['zh-CN'];
    };
    const messages = async () => {
      const bell = v.parse(announcementEndpoints.listByUser.answer, await ask('GET', '/sys/annountCement/listByUser'));
      return bell.sysMsgList.filter(({ kind }) => kind === 'result' || kind === 'digest').map(({ titile }) => titile);
    };
    // It is nine o'clock: the first one comes at ten.
    await choose({ result: false, digest: ['result'], digestAt: { weekday: 0, hour: 10 }, isMailed: true });
    const known = v.parse(noticeChoiceEndpoints.read.answer, await ask('GET', '/sys/user/noticeChoice'));
    await database.orm.execute(sql`update certification set create_by = 'clerk' where tenant_id = 0 and status = '0'`);
    const [waiting] = await database.orm.execute<{ id: string }>(
      sql`select id from certification where tenant_id = 0 and status = '0' and del_flag = 0 order by apply_no limit 1`,
    );
    const pass = { rows: [{ id: waiting?.id }], asked: { validUntil: '2027-12-31' } };
    clock.advance(1000);
    await ask('PUT', '/isps/certification/pass', pass, admin);
    const early = [await run(), await messages()];
    clock.advance(minutes(61));
    const due = [await run(), await messages()];
    const again = [await run(), await messages()];
    clock.advance(minutes(24 * 60));
    const next = await run();
    const [letter] = mailServer.letters;
    const decoded = letter?.data
      .replaceAll('=\r\n', '')
      .replaceAll(/(?:=[0-9A-F]{2})+/gu, (text) => decodeURIComponent(text.replaceAll('=', '%')));
    const sender = createMailSender(place, logger);
    const refused = await sender.send({ to: 'x@nobody.example', subject: 's', text: 't' });
    const forged = await sender.send({ to: 'x@example.com\r\nBcc: y@example.com', subject: 's', text: 't' });
    expect({
      known: [known.result, known.digest, known.isMailed],
      early,
      due,
      again,
      next,
      letters: mailServer.letters.map(({ from, to }) => [from, to]),
      text: [decoded?.includes('审核通过'), decoded?.includes('which you submitted: Pass')],
      refused: [refused, forged],
    }).toEqual({
      known: [false, ['result'], true],
      early: ['汇总 0 人，发送邮件 0 封', []],
      due: ['汇总 1 人，发送邮件 1 封', ['汇总：1 条未读消息']],
      again: ['汇总 0 人，发送邮件 0 封', ['汇总：1 条未读消息']],
      next: '汇总 0 人，发送邮件 0 封',
      letters: [['platform@example.com', ['clerk@example.com']]],
      text: [true, true],
      refused: [
        { ok: false, error: 'unknownReceiver' },
        { ok: false, error: 'unknownReceiver' },
      ],
    });
  });
});
