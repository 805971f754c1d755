import { PHONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { CronEditorModel } from '../../models/schedule/cron-editor.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { KeyboardModel } from '../../models/shell/keyboard.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const WRONG = '第 5 到 6 个字符：“时”中的 25 超出范围，应为 0 到 23';

test.use({ signedInAs: 'clerk' });

test('a schedule is composed in its editor, ready-made or on the tabs, by pointer and by keyboard', async ({ on }) => {
  const cronEditor = on(CronEditorModel);
  const keyboard = on(KeyboardModel);
  const accessibility = on(AccessibilityModel);
  await on(ShellModel).open('/gallery#cron-input');

  await test.step('WID-18 an expression is composed on the tabs, and its meaning is shown throughout', async () => {
    await cronEditor.seeHint('每周一至周五 08:30');
    await cronEditor.open();
    await cronEditor.seeWidth(608);
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
  });

  await test.step('WID-18 an invalid expression is marked at the exact characters, and corrected in place', async () => {
    await cronEditor.type('0 0 25 ? * 2-6');
    await cronEditor.seeMistake(WRONG, 4, 6);
    await cronEditor.confirm();
    await cronEditor.seeMistake(WRONG, 4, 6);
    await accessibility.seeNothingWrongOnTop();
    await cronEditor.type('0 30 8 ? * 2-6');
    await cronEditor.seeMeaning('每周一至周五 08:30');
    await cronEditor.confirm();
    await cronEditor.seeClosed('0 30 8 ? * 2-6 *');
  });

  await test.step('WID-18 the editor is opened, used and confirmed without a pointer', async () => {
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

  await test.step('CRON-11 a day is given a second time without a pointer', async () => {
    await cronEditor.writeInInput('0 30 8 ? * 2-6 *');
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

  await test.step('CRON-11 a ready-made schedule is chosen in a dialog of one height', async () => {
    await cronEditor.writeInInput('0 30 8 ? * 2-6 *');
    await cronEditor.open();
    const heights = [await cronEditor.height()];
    await accessibility.seeNothingWrongOnTop();
    for (const schedule of ['每天', '每月', '高级']) {
      await cronEditor.chooseSchedule(schedule);
      heights.push(await cronEditor.height());
    }
    await cronEditor.chooseTab('日');
    await cronEditor.chooseMode('指定日期');
    heights.push(await cronEditor.height());
    expect(new Set(heights).size).toBe(1);
    await accessibility.seeNothingWrongOnTop();
    await cronEditor.chooseSchedule('每月');
    await accessibility.seeNothingWrongOnTop();
    await cronEditor.tick('15');
    await cronEditor.tick('每月最后一天');
    await cronEditor.seeMeaning('每月 1、15 日和最后一天 08:30');
    await cronEditor.seeFires(5);
    await cronEditor.confirm();
    await cronEditor.seeClosed('0 30 8 1,15,L * ? *');
  });

  await test.step('CRON-12 it is said beside the closed field', async () => {
    await cronEditor.seeHint('每月 1、15 日和最后一天 08:30');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the editor of schedules is as wide as a phone, and fits', async ({ on }) => {
    const shell = on(ShellModel);
    const cronEditor = on(CronEditorModel);
    const accessibility = on(AccessibilityModel);
    await shell.open('/gallery#cron-input');

    await test.step('CRON-11 a ready-made schedule is chosen by touch', async () => {
      await cronEditor.open();
      await cronEditor.seeWidth(PHONE.viewport.width);
      await accessibility.seeNothingWrongOnTop();
      await cronEditor.chooseSchedule('每月');
      await accessibility.seeNothingWrongOnTop();
      await cronEditor.tick('15');
      await cronEditor.seeMeaning('每月 1 日和 15 日 08:30');
      await cronEditor.confirm();
      await cronEditor.seeClosed('0 30 8 1,15 * ? *');
      await cronEditor.seeHint('每月 1 日和 15 日 08:30');
      await shell.seeNoSidewaysScroll();
    });

    await test.step('WID-18 an expression is composed on the tabs, and marked where it is invalid', async () => {
      await cronEditor.open();
      await cronEditor.chooseSchedule('高级');
      await cronEditor.chooseTab('日');
      await cronEditor.chooseMode('每月最后一个工作日');
      await cronEditor.seeText('0 30 8 LW * ? *');
      await cronEditor.chooseMode('指定日期');
      await cronEditor.type('0 0 25 ? * 2-6');
      await cronEditor.seeMistake(WRONG, 4, 6);
      await accessibility.seeNothingWrongOnTop();
      await cronEditor.type('0 0 9 ? * 2-6');
      await cronEditor.confirm();
      await cronEditor.seeClosed('0 0 9 ? * 2-6 *');
      await shell.seeNoSidewaysScroll();
    });
  });
});
