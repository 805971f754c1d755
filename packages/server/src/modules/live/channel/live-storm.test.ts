import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';

import { closeCodes } from '@evergreen/core/contract';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { askForSocket, type ListeningSocket } from '../../../../test/raw-socket.ts';
import { describeApplication } from '../../../../test/test-application.ts';
import { buildApp } from '../../../app.ts';
import { createLocalBus } from './live-bus.ts';
import { createSessionRepository } from '../../session/auth/session.repository.ts';
import { MOST_OF_A_PERSON } from './live-hub.ts';

/** A thousand clients in a thorough run; eighty of them are already more than the server looks up at a time. */
const PEOPLE = propertyRounds(100, 8);

describeApplication('a storm of clients', (application) => {
  it('SOCK-05 a thousand clients of a restarted server are told so and all come back, and others are served meanwhile', async () => {
    const { database, clock, logger, files, signIn } = application();
    await database.orm.execute(sql`insert into sys_user
      select (jsonb_populate_record(null::sys_user, to_jsonb(one) || jsonb_build_object(
        'id', 'storm' || number, 'username', 'storm' || number, 'phone', null, 'email', null, 'work_no', 'storm' || number))).*
      from sys_user one, generate_series(1, ${PEOPLE}::integer) number where one.username = 'clerk'`);
    const sessions = createSessionRepository(database, clock);
    const clients: { readonly userId: string; readonly token: string }[] = [];
    for (let person = 1; person <= PEOPLE; person += 1) {
      const userId = `storm${person}`;
      const { token } = await sessions.open(userId, { address: '127.0.0.1', userAgent: '' });
      for (let window = 0; window < MOST_OF_A_PERSON; window += 1) clients.push({ userId, token });
    }
    const admin = await signIn('admin');
    /** Everybody at once, while somebody else works. */
    const round = async () => {
      const app = await buildApp({ database, clock, logger, files, live: createLocalBus() });
      let isOver = false;
      const end = async () => {
        if (!isOver) await app.close();
        isOver = true;
      };
      onTestFinished(end);
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      const headers = { 'x-access-token': admin };
      const listeners: ListeningSocket[] = [];
      let [waiting, status] = [clients, 0];
      // Whom a busy server refuses comes again, as the clients of the platform do after their pause.
      for (let attempt = 0; waiting.length > 0 && attempt < 20; attempt += 1) {
        const asked = waiting.map((client) => ({ client, listener: askForSocket({ origin, ...client }) }));
        const answer = await app.inject({ method: 'GET', url: '/api/sys/annountCement/listByUser', headers });
        status = Math.max(status, answer.statusCode);
        await Promise.all(asked.map(({ listener: { opened, ended } }) => Promise.race([opened, ended])));
        const isOpen = ({ socket }: ListeningSocket) => socket.readyState === socket.OPEN;
        listeners.push(...asked.flatMap(({ listener }) => (isOpen(listener) ? [listener] : [])));
        waiting = asked.flatMap(({ client, listener }) => (isOpen(listener) ? [] : [client]));
      }
      await end();
      const codes = new Set((await Promise.all(listeners.map(({ ended }) => ended))).map((code) => code.split(' ')[0]));
      return [status, listeners.length, [...codes]];
    };
    const all = [200, PEOPLE * MOST_OF_A_PERSON, [String(closeCodes.restart)]];
    expect([await round(), await round()]).toEqual([all, all]);
  });
});
