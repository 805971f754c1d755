import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { newUser } from '../../../testing/new-user.ts';
import { CronInput } from './index.ts';

interface ExampleProps {
  readonly first: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
}

function Example({ first, onChange, onSubmit }: ExampleProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <CronInput id="when" label="执行计划" value={value} onChange={change} />
    </form>
  );
}

/** Thursday, 15 January 2026, 09:00 in China. */
function shown(first = '0 0 8 ? * 2-6') {
  const stage = newStage();
  const changes = vi.fn<(value: string) => void>();
  const submits = vi.fn<() => void>();
  drawWidget(stage, <Example first={first} onChange={changes} onSubmit={submits} />);
  return { ...stage, changes, submits, user: newUser() };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '执行计划' });
const opener = () => screen.getByRole('button', { name: '打开编辑器：执行计划' });
const dialog = () => screen.getByRole('dialog', { name: '编辑 Cron 表达式' });
const text = () => within(dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Cron 表达式' });
const schedule = (name: string) => within(dialog()).getByRole<HTMLInputElement>('radio', { name });
/** What the pointer meets: the radio itself is under its words. */
const segment = (name: string) => within(dialog()).getByText(name, { selector: '.ant-segmented-item-label' });
const schedules = () =>
  within(within(dialog()).getByRole('radiogroup', { name: '计划' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [labelOf(radio), radio.checked]);
const tab = (name: string) => within(dialog()).getByRole('tab', { name });
const modes = () =>
  within(within(dialog()).getByRole('radiogroup', { name: '方式' })).getAllByRole<HTMLInputElement>('radio');
const labelOf = (radio: HTMLInputElement) => radio.closest('label')?.textContent ?? '';
const number = (name: string) => within(dialog()).getByRole<HTMLInputElement>('spinbutton', { name });
const saidAbout = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const marked = () => document.querySelector('.cron-text-mark')?.textContent ?? null;

it('WID-18 opens a dialog of 608 by a button, with six tabs, and shows the expression as it is', async () => {
  const { user, changes } = shown('0 0 8 ? * MON-FRI');
  await user.click(opener());
  await user.click(segment('高级'));
  expect([
    dialog().style.width,
    text().value,
    within(dialog())
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ]).toEqual(['608px', '0 0 8 ? * MON-FRI', ['秒', '分钟', '小时', '日', '月', '年']]);
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect([changes.mock.calls, field().value]).toEqual([[['0 0 8 ? * MON-FRI']], '0 0 8 ? * MON-FRI']);
});

it('WID-18 CRON-02 offers the eleven ways to name days, and writes the chosen one', async () => {
  const { user, changes } = shown('0 0 8 * * ? *');
  await user.click(opener());
  await user.click(segment('高级'));
  await user.click(tab('日'));
  expect(modes().map(labelOf)).toEqual([
    '每天',
    '从星期几开始，每隔几周',
    '从几日开始，每隔几天',
    '指定星期',
    '指定日期',
    '每月最后一天',
    '每月最后一个工作日',
    '每月最后一个星期几',
    '距离月底几天',
    '离几日最近的工作日',
    '每月第几个星期几',
  ]);
  await user.click(within(dialog()).getByRole('radio', { name: '指定星期' }));
  await user.click(within(dialog()).getByRole('checkbox', { name: '星期五' }));
  expect(text().value).toBe('0 0 8 ? * 2,6 *');
  await user.click(within(dialog()).getByRole('radio', { name: '每月最后一天' }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(changes.mock.calls).toEqual([['0 0 8 L * ? *']]);
});

it('WID-18 marks the very characters that are wrong, says where they are, selects them, and does not close', async () => {
  const { user, changes } = shown();
  await user.click(opener());
  await user.click(segment('高级'));
  fill(text(), '0 0 25 * * ?');
  const said = '第 5 到 6 个字符：“时”中的 25 超出范围，应为 0 到 23';
  expect([text().getAttribute('aria-invalid'), saidAbout(text()), marked()]).toEqual(['true', said, '25']);
  await user.click(screen.getByRole('button', { name: '选中出错处' }));
  expect([document.activeElement === text(), text().selectionStart, text().selectionEnd]).toEqual([true, 4, 6]);
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect([text().value, changes.mock.calls]).toEqual(['0 0 25 * * ?', []]);
  fill(text(), '0 0 8 * * *');
  await user.click(screen.getByRole('button', { name: '改为 0 0 8 * * ?' }));
  expect([text().value, text().getAttribute('aria-invalid'), saidAbout(text()), marked()]).toEqual([
    '0 0 8 * * ?',
    'false',
    '',
    null,
  ]);
});

it('CRON-04 says under a number what it may be, keeps it, and leads back to it', async () => {
  const { user, changes } = shown('0 0/5 * * * ? *');
  await user.click(opener());
  await user.click(tab('分钟'));
  await user.clear(number('间隔'));
  await user.type(number('间隔'), '61');
  expect([saidAbout(number('间隔')), text().value]).toEqual(['“分钟”的间隔请输入 1 到 60 的整数', '0 0/6 * * * ? *']);
  await user.click(tab('小时'));
  expect(tab('分钟（有错误）').getAttribute('aria-selected')).toBe('false');
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect([document.activeElement === number('间隔'), number('间隔').value, changes.mock.calls]).toEqual([
    true,
    '61',
    [],
  ]);
});

it('CRON-08 says what is typed and when it fires next, in the language of the person', async () => {
  const { user, core } = shown();
  await user.click(opener());
  const times = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(times()).toEqual([
    '2026-01-16 08:00:00 星期五',
    '2026-01-19 08:00:00 星期一',
    '2026-01-20 08:00:00 星期二',
    '2026-01-21 08:00:00 星期三',
    '2026-01-22 08:00:00 星期四',
  ]);
  expect(dialog().textContent).toContain('按北京时间（Asia/Shanghai）计算');
  await user.click(segment('高级'));
  fill(text(), '0 30 9 31 * ?');
  expect([
    dialog().querySelector('.cron-dialog-meaning')?.textContent,
    times()[0],
    screen.getByRole('note').textContent,
  ]).toEqual(['每月 31 日 09:30', '2026-01-31 09:30:00 星期六', '2、4、6、9、11 月没有这一天，不执行']);
  act(() => core.settings.send({ type: 'setting.choose', change: { locale: 'en-US' } }));
  expect(times()[0]).toBe('2026-01-31 09:30:00 Saturday');
});

it('WID-18 works by the keyboard, sends no form around it, and is left by Escape', async () => {
  const { user, changes, submits } = shown('0 0 8 * * ?');
  opener().focus();
  await user.keyboard('{Enter}');
  await user.click(segment('高级'));
  await user.clear(text());
  await user.type(text(), '0 0 9 * * ?');
  screen.getByRole('button', { name: '确定' }).focus();
  await user.keyboard('{Enter}');
  expect([changes.mock.calls, submits.mock.calls, field().value]).toEqual([[['0 0 9 * * ? *']], [], '0 0 9 * * ? *']);
  opener().focus();
  await user.keyboard('{Enter}');
  await user.click(segment('每周'));
  await user.keyboard('{Escape}');
  expect([changes.mock.calls.length, field().value]).toEqual([1, '0 0 9 * * ? *']);
});

it('WID-18 is itself a text with the mark, and opens on what is wrong', async () => {
  const { user, changes } = shown('');
  expect(field().getAttribute('aria-invalid')).toBe('false');
  fill(field(), '0 0 8 * * FOO');
  expect([changes.mock.lastCall, field().getAttribute('aria-invalid'), marked()]).toEqual([
    ['0 0 8 * * FOO'],
    'true',
    'FOO',
  ]);
  await user.click(opener());
  expect([text().value, document.activeElement === text(), schedules()]).toEqual([
    '0 0 8 * * FOO',
    true,
    [
      ['每天', false],
      ['每周', false],
      ['每月', false],
      ['高级', true],
    ],
  ]);
});

it('warns of five fields whose weekdays unix numbers otherwise, and corrects them by one press, in the field and in the dialog', async () => {
  const { user, changes } = shown('30 8 * * 1-5');
  const sentence =
    '“周”的 1-5 按 Quartz 编号（1 是星期日）读作 SUN-THU。如按 unix 编号（1 是星期一），请写 30 8 * * MON-FRI';
  expect(screen.getByRole('note').textContent).toContain(sentence);
  await user.click(opener());
  expect(within(dialog()).getByRole('note').textContent).toContain(sentence);
  await user.click(within(dialog()).getByRole('button', { name: '改为 30 8 * * MON-FRI' }));
  expect([dialog().querySelector('code')?.textContent, within(dialog()).queryByRole('note')]).toEqual([
    '30 8 * * MON-FRI',
    null,
  ]);
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect([changes.mock.calls, field().value]).toEqual([[], '30 8 * * 1-5']);
  await user.click(screen.getByRole('button', { name: '改为 30 8 * * MON-FRI' }));
  expect([changes.mock.calls, field().value, screen.queryByRole('note')]).toEqual([
    [['30 8 * * MON-FRI']],
    '30 8 * * MON-FRI',
    null,
  ]);
});

it('takes a pasted text whole, and says that it is too long instead of cutting it', async () => {
  const { user } = shown('');
  const pasted = `0 0 0 1 1 ? ${Array.from({ length: 100 }, (_, index) => 2019 + index).join(',')}`;
  await user.click(field());
  await user.paste(pasted);
  expect([pasted.length > 500, field().value, field().getAttribute('aria-invalid')]).toEqual([true, pasted, 'false']);
  await user.clear(field());
  await user.paste('0,'.repeat(60_000));
  expect([field().value.length, saidAbout(field()).split('。')[0]]).toEqual([
    120_000,
    '第 2001 到 120000 个字符：Cron 表达式最多 2000 个字符，这里有 120000 个',
  ]);
});

it('CRON-11 offers ready-made schedules first, and shows the tabs under 高级 only', async () => {
  const { user, changes } = shown('0 30 8 ? * 2-6');
  await user.click(opener());
  expect([schedules(), document.activeElement === schedule('每周'), within(dialog()).queryByRole('tab')]).toEqual([
    [
      ['每天', false],
      ['每周', true],
      ['每月', false],
      ['高级', false],
    ],
    true,
    null,
  ]);
  const ticked = () =>
    within(dialog())
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map(({ parentElement }) => parentElement?.parentElement?.textContent);
  expect(ticked()).toEqual(['星期一', '星期二', '星期三', '星期四', '星期五']);
  await user.click(within(dialog()).getByRole('checkbox', { name: '星期三' }));
  expect(dialog().querySelector('.cron-dialog-meaning')?.textContent).toBe(
    '每周一、二、四、五 08:300 30 8 ? * 2,3,5,6 *',
  );
  await user.click(segment('每月'));
  await user.click(within(dialog()).getByRole('checkbox', { name: '每月最后一天' }));
  await user.click(within(dialog()).getByRole('checkbox', { name: '15' }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(changes.mock.calls).toEqual([['0 30 8 1,15,L * ? *']]);
});

it('CRON-11 gives a day several times, which share their minute', async () => {
  const { user, changes } = shown('0 30 8 * * ?');
  await user.click(opener());
  const pick = async (name: string, typed: string) => {
    await user.click(within(dialog()).getByRole('combobox', { name }));
    await user.keyboard(typed);
    await user.click(screen.getByText(typed, { selector: '.ant-select-item-option-content' }));
  };
  await pick('时间', '17:30');
  await pick('分', '45');
  expect(dialog().querySelector('.cron-dialog-meaning p')?.textContent).toBe('每天 08:45、17:45');
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(changes.mock.calls).toEqual([['0 45 8,17 * * ? *']]);
});

it('CRON-11 says what an incomplete schedule lacks, and leads to it', async () => {
  const { user, changes } = shown('0 0 8 ? * 2');
  await user.click(opener());
  const monday = within(dialog()).getByRole('checkbox', { name: '星期一' });
  await user.click(monday);
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect([
    within(dialog()).getByText('请选择至少一个星期几').tagName,
    dialog().querySelector('.cron-dialog-meaning')?.textContent,
    document.activeElement === monday,
    changes.mock.calls,
  ]).toEqual(['SPAN', '选好后，这里显示何时执行', true, []]);
});

it('CRON-12 says beside the closed field what it means and when it fires next, or that it never does', async () => {
  shown('0 30 8 ? * 2-6');
  const hint = () => document.querySelector('.cron-field-hint')?.textContent ?? null;
  expect([hint(), saidAbout(field())]).toEqual([
    '每周一至周五 08:30下次 2026-01-16 08:30:00 星期五',
    '每周一至周五 08:30下次 2026-01-16 08:30:00 星期五',
  ]);
  fill(field(), '');
  expect(hint()).toBe(null);
  fill(field(), '0 0 0 31 2 ?');
  expect([hint(), screen.getByRole('note').textContent]).toEqual([
    '每年 2 月 31 日 00:00',
    '这个表达式永远不会执行：没有这样的日期',
  ]);
});
