import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplication } from '../../test/test-application.ts';
import { addDemonstrationPictures } from './demonstration-pictures.ts';

const page = v.looseObject({ total: v.number(), records: v.array(v.looseObject({})) });

describeApplication('pictures of a new platform', (application) => {
  it('API-03 are stored, and stand in rotation charts and goods of the platform', async () => {
    const { app, call, clock, database, files, signIn } = application();
    const token = await signIn('admin');
    const rowsOf = async (path: string) => {
      const { envelope } = await call({
        method: 'GET',
        url: `${path}/list?pageNo=1&pageSize=100&column=sort&order=asc`,
        token,
      });
      return v.parse(page, envelope.result).records;
    };
    await addDemonstrationPictures(database, files, clock);
    const charts = [await rowsOf('/isps/rotationChart'), await rowsOf('/isps/rotationChartShop')];
    expect(charts.map((rows) => rows.map(({ title }) => title))).toEqual([
      ['春日踏青：东湖绿道健步行', '重阳敬老月活动报名开始', '老年大学秋季课程安排'],
      ['积分好物月：粮油日用专场', '健康器材上新，到店自提免运费'],
    ]);
    const goods = await rowsOf('/isps/retireGoods');
    expect([goods.length, goods.filter(({ cover }) => cover === null)]).toEqual([100, []]);

    const pictures = [...charts.flat().map(({ image }) => image), ...new Set(goods.map(({ cover }) => cover))];
    const answers = await Promise.all(
      pictures.map((path) =>
        app.inject({
          method: 'GET',
          url: `/api/sys/common/static/${String(path)}`,
          headers: { 'x-access-token': token },
        }),
      ),
    );
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
      pictures.map(() => [200, 'image/webp']),
    );
  });
});
