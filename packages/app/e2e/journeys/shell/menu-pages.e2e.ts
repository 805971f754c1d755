import { readFile } from 'node:fs/promises';

import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

interface DocumentedPage {
  readonly address: string;
  readonly title: string;
}

/** The rows of one table of docs/pages.md. */
async function documentedPages(heading: string): Promise<readonly DocumentedPage[]> {
  const document = await readFile(new URL('../../../../../docs/pages.md', import.meta.url), 'utf8');
  const section = document.split('\n## ').find((part) => part.startsWith(`${heading}: `)) ?? '';
  return [...section.matchAll(/^\| `(?<address>[^`]+)` \| (?<title>[^|]+) \|/gmu)].flatMap(({ groups }) =>
    groups?.['address'] === undefined || groups['title'] === undefined
      ? []
      : [{ address: groups['address'], title: groups['title'] }],
  );
}

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
