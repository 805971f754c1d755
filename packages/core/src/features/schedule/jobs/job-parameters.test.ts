import { describe, expect, it } from 'vitest';

import { initialParameters, isJobHandler, JOB_HANDLERS, jobHandler, jobSchedule, parseParameters } from './index.ts';

const { backup, certificationRemind, fileClean } = JOB_HANDLERS;
const problem = (handler: Parameters<typeof parseParameters>[0], stored: string | null) => {
  const parsed = parseParameters(handler, stored);
  return parsed.ok ? parsed.value : [parsed.error.key, parsed.error.text['zh-CN']];
};

describe('parameters of a job', () => {
  it('JOB-01 are read by the fields of a registered handler, with its initial values where none is given', () => {
    expect(problem(certificationRemind, null)).toEqual({ daysBefore: 30 });
    expect(problem(certificationRemind, ' {"daysBefore": 7} ')).toEqual({ daysBefore: 7 });
    expect(problem(backup, '{"weekly":0}')).toEqual({ daily: 7, weekly: 0 });
    expect(problem(fileClean, '{"dryRun":"N"}')).toEqual({ dryRun: 'N' });
    expect(initialParameters(backup)).toEqual({ daily: 7, weekly: 4 });
  });

  it.each([
    ['{', [null, '参数不是 JSON 对象']],
    ['[1]', [null, '参数不是 JSON 对象']],
    ['{"daysBefore":{"a":1}}', [null, '参数不是 JSON 对象']],
    ['{"days":1}', [null, '没有参数“days”']],
    ['{"daysBefore":"soon"}', ['daysBefore', '参数“提前天数”：请输入数字']],
    ['{"daysBefore":null}', ['daysBefore', '参数“提前天数”：请输入提前天数']],
  ])('refuse %s', (stored, expected) => {
    expect(problem(certificationRemind, stored)).toEqual(expected);
  });

  it('hold no prototype, whatever the text names, and no value that no input gives', () => {
    expect(problem(certificationRemind, '{"__proto__":{"daysBefore":1}}')).toEqual({ daysBefore: 30 });
    expect(problem(fileClean, '{"dryRun":"perhaps"}')).toEqual([
      'dryRun',
      '参数“只查找，不改动”：请选择只查找，不改动',
    ]);
  });
});

it('JOB-01 a handler is found by its registered name alone', () => {
  expect([jobHandler('backup') === backup, jobHandler('constructor'), isJobHandler('toString')]).toEqual([
    true,
    undefined,
    false,
  ]);
});

it('every handler comes with a schedule that can be kept and parameters by its own rules', () => {
  for (const handler of Object.values(JOB_HANDLERS)) {
    expect(jobSchedule(handler.usual.cronExpression, 'Asia/Shanghai', Date.UTC(2026, 0, 1)).ok).toBe(true);
    expect(parseParameters(handler, null).ok).toBe(true);
  }
});
