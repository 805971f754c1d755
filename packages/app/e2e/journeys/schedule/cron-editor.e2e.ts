import { DEVICES } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { CronEditorModel } from '../../models/schedule/cron-editor.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { KeyboardModel } from '../../models/shell/keyboard.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const WRONG = '第 5 到 6 个字符：“时”中的 25 超出范围，应为 0 到 23';

for (const { device, look } of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use({ ...look, signedInAs: 'clerk' });

    test.beforeEach(async ({ on }) => {
      const shell = on(ShellModel);
      const cronEditor = on(CronEditorModel);
      await shell.open('/gallery');
      await cronEditor.seeGallery();
    });

    test('WID-18 an expression is composed on the tabs, and its meaning is shown throughout', async ({ on }) => {
      const shell = on(ShellModel);
      const cronEditor = on(CronEditorModel);
      await cronEditor.open();
      await cronEditor.seeWidth(look.isMobile ? look.viewport.width : 608);
      await cronEditor.chooseSchedule('高级');
      await cronEditor.seeText('0 30 8 ? * 2-6 *');
      await cronEditor.seeMeaning('每周一至周五 08:30');
      await cronEditor.seeFires(5);
      await cronEditor.chooseTab('日');
      await cronEditor.chooseMode('指定日期');
      await cronEditor.tick('31');
      await cronEditor.seeText('0 30 8 1,31 * ? *');
      await cronEditor.seeWarning('不是每个月都有 31 日，没有的月份跳过这一天');
      await cronEditor.chooseMode('每月最后一个工作日');
      await cronEditor.seeText('0 30 8 LW * ? *');
      await cronEditor.chooseTab('分钟');
      await cronEditor.chooseMode('每隔几分钟');
      await cronEditor.fillNumber('间隔', '61');
      await cronEditor.seeNumberError('“分钟”的间隔请输入 1 到 60 的整数');
      await cronEditor.fillNumber('间隔', '15');
      await cronEditor.seeText('0 0/15 8 LW * ? *');
      await cronEditor.confirm();
      await cronEditor.seeClosed('0 0/15 8 LW * ? *');
      await shell.seeNoSidewaysScroll();
    });

    test('WID-18 an invalid expression is marked at the exact characters, and corrected in place', async ({ on }) => {
      const cronEditor = on(CronEditorModel);
      await cronEditor.open();
      await cronEditor.chooseSchedule('高级');
      await cronEditor.type('0 0 25 ? * 2-6');
      await cronEditor.seeMistake(WRONG, 4, 6);
      await cronEditor.confirm();
      await cronEditor.seeMistake(WRONG, 4, 6);
      await cronEditor.type('0 0 9 ? * 2-6');
      await cronEditor.seeMeaning('每周一至周五 09:00');
      await cronEditor.confirm();
      await cronEditor.seeClosed('0 0 9 ? * 2-6 *');
    });

    test('CRON-11 CRON-12 a ready-made schedule is chosen in a dialog of one height, and said beside the field', async ({
      on,
    }) => {
      const shell = on(ShellModel);
      const cronEditor = on(CronEditorModel);
      await cronEditor.seeHint('每周一至周五 08:30');
      await cronEditor.open();
      const heights = [await cronEditor.height()];
      for (const schedule of ['每天', '每月', '高级']) {
        await cronEditor.chooseSchedule(schedule);
        heights.push(await cronEditor.height());
      }
      await cronEditor.chooseTab('日');
      await cronEditor.chooseMode('指定日期');
      heights.push(await cronEditor.height());
      if (!look.isMobile) expect(new Set(heights).size).toBe(1);
      await cronEditor.chooseSchedule('每月');
      await cronEditor.tick('15');
      await cronEditor.tick('每月最后一天');
      await cronEditor.seeMeaning('每月 1、15 日和最后一天 08:30');
      await cronEditor.seeFires(5);
      await cronEditor.confirm();
      await cronEditor.seeClosed('0 30 8 1,15,L * ? *');
      await cronEditor.seeHint('每月 1、15 日和最后一天 08:30');
      await shell.seeNoSidewaysScroll();
    });

    test('axe finds nothing in the editor', async ({ on }) => {
      const cronEditor = on(CronEditorModel);
      const accessibility = on(AccessibilityModel);
      await cronEditor.open();
      await accessibility.seeNothingWrongOnTop();
      await cronEditor.chooseSchedule('每月');
      await accessibility.seeNothingWrongOnTop();
      await cronEditor.chooseSchedule('高级');
      await cronEditor.chooseTab('日');
      await cronEditor.chooseMode('指定日期');
      await cronEditor.type('0 0 25 ? * 2-6');
      await accessibility.seeNothingWrongOnTop();
    });
  });

test.describe('by the keyboard', () => {
  test.use({ signedInAs: 'clerk' });

  test('WID-18 the editor is opened, used and confirmed without a pointer', async ({ on }) => {
    const shell = on(ShellModel);
    const cronEditor = on(CronEditorModel);
    const keyboard = on(KeyboardModel);
    await shell.open('/gallery');
    await cronEditor.seeGallery();
    await cronEditor.input.focus();
    await keyboard.tabTo(cronEditor.opener);
    await keyboard.press('Enter');
    await keyboard.seeFocusOn(cronEditor.schedule('每周'));
    await keyboard.pressTo(cronEditor.schedule('高级'), 'ArrowRight');
    await keyboard.tabTo(cronEditor.text);
    await keyboard.tabTo(cronEditor.tab('秒'));
    await keyboard.pressTo(cronEditor.tab('日'), 'ArrowRight');
    await keyboard.press('Enter');
    await keyboard.tabTo(cronEditor.mode('指定星期'));
    await keyboard.pressTo(cronEditor.mode('每月最后一天'), 'ArrowDown');
    await cronEditor.seeText('0 30 8 L * ? *');
    await keyboard.tabTo(cronEditor.text, 'Shift+Tab');
    await keyboard.press('Enter');
    await cronEditor.seeClosed('0 30 8 L * ? *');
    await keyboard.seeFocusOn(cronEditor.opener);
  });

  test('CRON-11 a day is given a second time without a pointer', async ({ on }) => {
    const shell = on(ShellModel);
    const cronEditor = on(CronEditorModel);
    const keyboard = on(KeyboardModel);
    await shell.open('/gallery');
    await cronEditor.seeGallery();
    await keyboard.tabTo(cronEditor.opener);
    await keyboard.press('Enter');
    await keyboard.seeFocusOn(cronEditor.schedule('每周'));
    await keyboard.pressTo(cronEditor.schedule('每天'), 'ArrowLeft');
    await keyboard.tabTo(cronEditor.times);
    await keyboard.type('17');
    await keyboard.press('Enter');
    await cronEditor.seeMeaning('每天 08:30、17:30');
    await keyboard.press('Escape');
    await keyboard.tabTo(cronEditor.confirmation);
    await keyboard.press('Enter');
    await cronEditor.seeClosed('0 30 8,17 * * ? *');
    await keyboard.seeFocusOn(cronEditor.opener);
  });
});
