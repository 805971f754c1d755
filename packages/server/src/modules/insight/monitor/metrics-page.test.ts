import { expect, it } from 'vitest';

import { describeApplication } from '../../../../test/test-application.ts';

const TOKEN = 'a-token-of-sixteen';

describeApplication(
  'the metrics of a process',
  (application) => {
    const read = (authorization?: string) =>
      application().app.inject({
        method: 'GET',
        url: '/metrics',
        headers: authorization === undefined ? {} : { authorization },
      });

    it('MON-04 are read by the holder of the token alone, in a bounded number of series', async () => {
      const refused = [];
      for (const sent of [undefined, 'Bearer wrong', TOKEN, `bearer ${TOKEN}`]) refused.push(await read(sent));
      expect(refused.map(({ statusCode, body }) => [statusCode, body])).toEqual(refused.map(() => [401, '']));
      for (let id = 0; id < 30; id += 1)
        await application().app.inject({ method: 'GET', url: `/api/isps/activity/queryById?id=secret${id}` });
      const answer = await read(`Bearer ${TOKEN}`);
      expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
      const lines = answer.body.split('\n');
      expect(lines.find((line) => line.startsWith('evergreen_resident_memory '))).toMatch(/ \d{7,}$/u);
      expect(answer.body).toContain('evergreen_route_calls{method="GET",route="/api/isps/activity/queryById"} ');
      expect(answer.body).not.toContain('secret');
      const series = lines.filter((line) => line !== '' && !line.startsWith('#'));
      expect(series.length).toBeLessThan(500);
      expect(series.every((line) => /^evergreen_[a-z0-9_]+(?:\{[^}]*\})? -?[\d.e+-]+$/u.test(line))).toBe(true);
    });
  },
  { metricsToken: TOKEN },
);

describeApplication('a process without a token for its metrics', (application) => {
  it('has none', async () => {
    const answer = await application().app.inject({ method: 'GET', url: '/metrics' });
    expect(answer.statusCode).toBe(404);
  });
});
