import { expect } from '@playwright/test';

import { test } from '../../fixtures/table-page.fixture.ts';
import { ManyRowsModel } from '../../models/grid/many-rows.model.ts';

test('a hundred thousand rows are scrolled, edited and summed as a thousand are', async ({ page }) => {
  const manyRows = new ManyRowsModel(page);
  await manyRows.open(1_000);
  await manyRows.seeStatistic('C1', '合计 499500');
  const few = await manyRows.elements();
  await manyRows.open(100_000);

  await test.step('TABLE-30 a hundred thousand rows use as many elements as a thousand', async () => {
    await manyRows.seeElements(few);
  });

  await test.step('TABLE-30 the last of a hundred thousand rows is reached, edited, summed and undone by keyboard', async () => {
    await manyRows.pressCell(1, 'C0');
    await manyRows.press('Control+ArrowDown');
    await manyRows.seeCell(100_000, 'C0', 'r99999');
    await manyRows.press('ArrowRight');
    await manyRows.seeStatistic('C1', '合计 4999950000');
    await manyRows.type('100000');
    await manyRows.press('Enter');
    await manyRows.seeCell(100_000, 'C1', '100000');
    await manyRows.seeStatistic('C1', '合计 4999950001');
    await manyRows.press('Control+z');
    await manyRows.seeCell(100_000, 'C1', '99999');
    await manyRows.seeStatistic('C1', '合计 4999950000');
  });

  await test.step('TABLE-30 no frame is painted without its rows among a hundred thousand, however fast they are scrolled', async () => {
    // A turn of the wheel, a fling, and the bar that is pulled.
    const late = {
      wheel: await manyRows.lateFrames(122),
      fling: await manyRows.lateFrames(650),
      bar: await manyRows.lateFrames(60_000),
    };
    expect(late).toEqual({ wheel: 0, fling: 0, bar: 0 });
  });
});
