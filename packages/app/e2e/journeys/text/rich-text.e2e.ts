import { drawnPicture } from '../../fixtures/drawn-picture.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { RichTextModel } from '../../models/text/rich-text.model.ts';

test.use({ signedInAs: 'admin' });

const FIELD = '活动内容';

test('a rich text is written, saved, read and written on, and what an attacker sends is harmless', async ({
  on,
  rows,
  page,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const details = on(RecordDetailsModel);
  const text = on(RichTextModel);
  const [title, attacked] = [uniqueName('登高'), uniqueName('攻击')];
  const payload = '<p>一<img src="x" onerror="document.title = \'taken\'"><a href="javascript:alert(1)">二</a></p>';
  await rows.activities({ title: attacked, content: payload }, { title });
  await shell.open('/isps/activity');

  await test.step('WID-10 bold words, a colour and a picture are written', async () => {
    await list.edit(title);
    await form.see('编辑活动');
    await text.enter(FIELD);
    await text.type('请');
    await text.press('Control+b');
    await text.type('提前十分钟');
    await text.press('Control+b');
    await text.type('到');
    await text.use('文字颜色');
    await text.chooseInMenu('红色');
    await text.type('西门');
    await text.addPicture(drawnPicture('西门 合影.png', [40, 120, 80]));
    await text.seePictures(FIELD, 1);
  });

  await test.step('WID-10 the keyboard reaches the tools and comes back, and full screen ends with Escape', async () => {
    await text.press('Alt+F10');
    await text.seeFocusOnTool('撤销');
    await text.press('End');
    await text.press('Enter');
    await text.seeWide(FIELD, true);
    await text.seeFocusInText(FIELD);
    await text.press('Escape');
    await text.seeWide(FIELD, false);
    await form.see('编辑活动');
  });

  await test.step('A11Y-09 Escape leaves the text, an open calendar and a list of choices alone, and only then asks about the form', async () => {
    await text.press('Escape');
    await form.seeNoDiscardQuestion();
    await form.input('开始时间').click();
    await form.seeCalendar(true);
    await form.press('Escape');
    await form.seeCalendar(false);
    await form.seeNoDiscardQuestion();
    await form.openChoices('活动类型');
    await form.closeChoices();
    await form.seeNoDiscardQuestion();
    await form.press('Escape');
    await form.seeDiscardQuestion();
    await form.keepEditing();
    await text.enter(FIELD);
  });

  await test.step('WID-10 another page is shown, and the text goes on where it was', async () => {
    await shell.move('/isps/activityType');
    await text.seeHidden(FIELD);
    await shell.back();
    await text.seeText(FIELD, '请提前十分钟到西门');
    await text.seePictures(FIELD, 1);
    await text.enter(FIELD);
    await text.type('集合');
    await form.save();
    await form.seeClosed();
  });

  await test.step('WID-10 it is read as it was written', async () => {
    await list.showDetails(title);
    await details.see(title);
    await text.seeShownPictures(1);
    await text.seeShown(
      '<p>请<strong>提前十分钟</strong>到<span style="color: #a8071a" data-text-colour="red">西门</span><img alt="西门 合影" referrerpolicy="no-referrer" class="">集合</p>',
    );
    await details.close();
  });

  await test.step('T-63 what an attacker sends over the API is harmless once it is stored and shown', async () => {
    // The control: the same markup does its work where nothing cleans it.
    const raw = await page.context().newPage();
    await raw.setContent(payload);
    await expect(raw).toHaveTitle('taken');
    await raw.close();
    const answer = page.waitForResponse((response) => response.url().includes('/isps/activity/queryById'));
    await list.showDetails(attacked);
    await details.see(attacked);
    const { result } = await (await answer).json();
    await text.seeShown('<p>一<a target="_blank" rel="noopener noreferrer nofollow">二</a></p>');
    expect(result.content).toBe('<p>一<a>二</a></p>');
    await expect(page).not.toHaveTitle('taken');
  });
});
