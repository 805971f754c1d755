import { fakeClock, fakeSockets, settled } from '@evergreen/core/testing';
import type { SocketPort } from '@evergreen/core/ports';
import { expect, it } from 'vitest';

import { cliPerson, type Run } from './testing/cli-person.ts';
import { server } from './testing/wire-samples.ts';

it('listens to the channels of the core and prints a line for whatever is heard, in words and as JSON', async () => {
  const person = cliPerson();
  await person.runs(['login', '--username', 'admin'], {
    http: server(),
    environment: { EVERGREEN_PASSWORD: 'secret-1' },
  });
  const listening = async (...options: readonly string[]) => {
    const sockets = fakeSockets();
    const [http, clock] = [server(), fakeClock()];
    let running = Promise.resolve<Run | null>(null);
    // Parts of the program are loaded when they are needed: how many turns that takes is not known.
    await new Promise<void>((resolve) => {
      const open: SocketPort['open'] = (address) => {
        const socket = sockets.open(address);
        if (sockets.all.length === (options.includes('--rows') ? 2 : 1)) resolve();
        return socket;
      };
      running = person.runs(['live', ...options], { http, sockets: { open }, clock });
    });
    const [notice, table] = sockets.all;
    notice?.open();
    notice?.receive('{"cmd":"opened","quiet":5}');
    table?.open();
    notice?.receive('{"cmd":"user","msgId":"1","msgTxt":""}');
    notice?.receive('{"cmd":"job","id":"e1","status":"running","done":3,"total":9}');
    notice?.receive('{"cmd":"__proto__"}');
    table?.receive('{"type":"update_vxe_table","data":{"socketKey":"activity","args":[{"id":"a1","version":4},""]}}');
    await settled();
    clock.advance(1000);
    return running;
  };
  const words = await listening('--rows', 'activity', '--limit', '4');
  const json = await listening('--json', '--limit', '2');
  const wrong = [
    await person.runs(['live', '--limit', '0'], { http: server() }),
    await person.runs(['live', '--rows', 'nothing'], { http: server() }),
  ];
  expect({ words, json, wrong: wrong.map(({ code, err }) => [code, err]) }).toEqual({
    words: {
      code: 0,
      out: ['可能错过变化', '有新消息', '导入导出 e1：running 3/9', 'activity a1 第 4 版', ''].join('\n'),
      err: '正在听取，按 Ctrl+C 结束\n',
    },
    json: {
      code: 0,
      out: '{"kind":"resync"}\n{"kind":"messages"}\n',
      err: '正在听取，按 Ctrl+C 结束\n',
    },
    wrong: [
      [2, '--limit 应为 1 到 1000000 的整数，不是“0”\n'],
      [2, '没有名为“nothing”的业务资源\n'],
    ],
  });
});
