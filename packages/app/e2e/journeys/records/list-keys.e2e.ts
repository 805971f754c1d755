import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { CommandPaletteModel } from '../../models/shell/command-palette.model.ts';
import { KeyboardModel } from '../../models/shell/keyboard.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('LIST-21 arrow keys, Enter, /, n and ? work in a list, but not while typing in a field', async ({ on, rows }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const details = on(RecordDetailsModel);
  const form = on(RecordFormModel);
  const keyboard = on(KeyboardModel);
  const palette = on(CommandPaletteModel);
  const name = uniqueName('按键');
  const [upper, lower] = [`${name} 甲`, `${name} 乙`];
  await rows.activities({ title: lower }, { title: upper });
  await shell.open('/isps/activity');
  await list.seeFirstRow(upper);

  await test.step('the search field has the focus, and shortcut letters are typed into it', async () => {
    await keyboard.press('/');
    await keyboard.seeFocusOn(list.searchInput('活动标题'));
    await keyboard.type(`n/?${name}`);
    await form.seeClosed();
    await list.seeSearch('活动标题', `n/?${name}`);
    await list.typeSearch('活动标题', name);
    await keyboard.press('Enter');
    await list.seeRows(upper, lower);
  });

  await test.step('the arrow keys move between rows, and Enter opens a row', async () => {
    await keyboard.tabTo(list.row(upper));
    await keyboard.press('ArrowDown', 'ArrowDown');
    await keyboard.seeFocusOn(list.row(lower));
    await keyboard.press('ArrowUp');
    await keyboard.seeFocusOn(list.row(upper));
    await keyboard.press('Enter');
    await details.see('活动详情');
    await details.seeValues({ 活动标题: upper });
    await keyboard.press('Escape');
    await details.seeClosed();
    await keyboard.seeFocusOn(list.row(upper));
  });

  await test.step('n opens the form for a new record', async () => {
    await keyboard.press('n');
    await form.see('新增活动');
    await form.cancel();
    await form.seeClosed();
  });

  await test.step('? shows the keyboard shortcuts', async () => {
    await keyboard.press('Shift+?');
    await palette.seeShortcuts();
    await palette.seeShortcut('到查询条件', '/');
    await palette.closeShortcuts();
  });
});
