import { documentedPages } from '../../fixtures/documented-pages.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('every page that docs/pages.md calls built shows itself, and every other one says that it is not', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const built = await documentedPages('Built');
  const missing = await documentedPages('Not built yet');
  expect(Math.min(built.length, missing.length)).toBeGreaterThan(3);

  const notBuilt = page.getByText('尚未建成');
  for (const { address } of built) {
    await shell.open(address);
    await expect(page.locator('h1, table, [role=grid]').first()).toBeVisible();
    await expect(notBuilt).toHaveCount(0);
  }
  for (const { address, title } of missing) {
    await shell.move(address.replace(':code', 'a1'));
    await expect(notBuilt, address).toHaveText(`“${title}”尚未建成`);
  }
});
