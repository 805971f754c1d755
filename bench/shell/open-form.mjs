import { freshPage, median, pressLogin, round } from './surroundings.mjs';

/** The page with the largest form of the product. */
const PAGE = '/isps/retiree';

/**
 * Script of the page from pressing 新增 until the form of a retiree shows its fields, when its parts are loaded: the first opening
 * in a page loads them.
 */
export async function measureOpenForm(browser, url, password, runs) {
  const page = await freshPage(browser);
  await page.goto(`${url}/user/login`);
  await pressLogin(page, password);
  await page.waitForURL((address) => !address.pathname.startsWith('/user'));
  await page.goto(`${url}${PAGE}`);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const scriptTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
  const times = [];
  let fields = 0;
  for (let turn = 0; turn <= runs; turn += 1) {
    const started = await scriptTime();
    await page.getByRole('button', { name: '新增', exact: true }).first().click();
    await page.locator('form .ant-form-item').last().waitFor();
    await page.waitForLoadState('networkidle');
    if (turn > 0) times.push((await scriptTime()) - started);
    fields = await page.locator('.ant-drawer form .ant-form-item, .ant-modal form .ant-form-item').count();
    await page.keyboard.press('Escape');
    await page.locator('.ant-drawer form, .ant-modal form').waitFor({ state: 'hidden' });
  }
  await page.context().close();
  return [
    {
      what: `script from pressing 新增 to the form of a retiree (${fields} fields), parts loaded, median`,
      figure: round(median(times)),
      limit: 150,
      unit: 'ms',
    },
  ];
}
