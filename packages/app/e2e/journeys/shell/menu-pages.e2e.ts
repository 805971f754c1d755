import { documentedPages } from '../../fixtures/documented-pages.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('every page that docs/pages.md calls not built says that it is not', async ({ on, page }) => {
  const shell = on(ShellModel);
  const missing = documentedPages('Not built yet');
  expect(missing.length).toBeGreaterThan(3);
  await shell.open('/dashboard/analysis');
  for (const { address, title } of missing) {
    await shell.move(address.replace(':code', 'a1'));
    await expect(page.getByText('尚未建成'), address).toHaveText(`“${title}”尚未建成`);
  }
});
