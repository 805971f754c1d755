import { documentedPages } from '../../fixtures/documented-pages.ts';
import { ENTRY_PAGES, everyPage, partOf, type EveryPage } from '../../fixtures/every-page.ts';
import { test, type TestFixtures } from '../../fixtures/evergreen.fixture.ts';
import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { PageQuestionsModel } from '../../models/shell/page-questions.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const OFFICE = { viewport: { width: 1366, height: 768 } };
const SMALL_PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** Each part of the way is a test of its own, so that the workers share it. */
const PARTS = [1, 2, 3] as const;

/** A part takes two minutes alone. */
const LIMIT = 900_000;

const entryPages = documentedPages('Built')
  .filter(({ address }) => ENTRY_PAGES.includes(address))
  .map((page) => ({ ...page, isBuilt: true }));

async function askInChinese(questions: PageQuestionsModel, pages: readonly EveryPage[]): Promise<void> {
  for (const page of pages) await test.step(page.address, () => questions.askInChinese(page));
}

/** What was found at the pages is told when the way is over, all of it. */
async function seeNothing(questions: PageQuestionsModel): Promise<void> {
  const see = (title: string, question: Parameters<typeof questions.seeNothing>[0]) =>
    test.step(title, () => questions.seeNothing(question));
  await see('A11Y-07 every page of the menu opens, and says whether it is built', 'opens');
  await see('A11Y-01 A11Y-07 axe finds nothing', 'axe');
  await see('SET-04 A11Y-01 A11Y-07 every text can be read in both themes, and in colour-weak mode', 'contrast');
  await see('A11Y-04 nothing is cut off', 'standard');
  await see('A11Y-04 every target is large enough', 'targets');
  await see('A11Y-06 the largest text breaks nothing', 'extraLarge');
  await see('A11Y-05 A11Y-07 icons and controls have names in the language of the page', 'names');
}

/** What a page says when it refuses is asked here once, and of every form by its own journeys. */
async function seeMessagesOfTheSignIn(on: TestFixtures['on']): Promise<void> {
  const login = on(LoginModel);
  const accessibility = on(AccessibilityModel);
  await login.open();
  await test.step('A11Y-01 axe finds nothing at the sign-in page with its messages', async () => {
    await login.signIn('nobody_here', 'wrong-password');
    await login.seeMessage('用户名或密码错误');
    await accessibility.seeNothingWrong();
    await login.chooseTab('手机号登录');
    await login.askForCode('');
    await login.seeFieldMessage(login.mobile, '请输入手机号');
    await accessibility.seeNothingWrong();
  });
}

async function walkInEnglish(questions: PageQuestionsModel, pages: readonly EveryPage[]): Promise<void> {
  await questions.chooseEnglish();
  for (const page of pages) await test.step(`${page.address} in English`, () => questions.askInEnglish(page));
  await test.step('A11Y-05 in English only the data is Chinese', () => questions.seeNothing('words'));
}

for (const [device, look] of [
  ['a desktop of 1366 by 768', OFFICE],
  ['a phone of 375', SMALL_PHONE],
] as const)
  test.describe(`every page on ${device}`, () => {
    const isDesktop = look === OFFICE;
    test.use(look);

    test('before signing in', async ({ on }) => {
      const questions = on(PageQuestionsModel);
      await seeMessagesOfTheSignIn(on);
      await questions.begin();
      await askInChinese(questions, entryPages);
      if (isDesktop) await walkInEnglish(questions, entryPages);
      await seeNothing(questions);
    });

    test.describe('signed in', () => {
      test.use({ signedInAs: 'admin' });

      for (const part of PARTS)
        test(`of part ${part} of ${PARTS.length}`, async ({ on, request, sessions }) => {
          test.setTimeout(LIMIT);
          const questions = on(PageQuestionsModel);
          const pages = partOf(await everyPage(request, tokenOf(await sessions.of('admin'))), part, PARTS.length);
          await on(ShellModel).open('/dashboard/analysis');
          await questions.begin();
          await askInChinese(questions, pages);
          if (isDesktop) await walkInEnglish(questions, pages);
          await seeNothing(questions);
        });
    });
  });
