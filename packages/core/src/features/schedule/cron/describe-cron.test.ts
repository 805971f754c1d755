import { describe, expect, it } from 'vitest';
import { ambiguities, cron } from './cron.testing.ts';
import { describeCron } from './index.ts';

describe('description', () => {
  it.each([
    ['* * * * * ?', '每秒', 'Every second'],
    ['0 * * * * ?', '每分钟', 'Every minute'],
    ['0 0 * * * ?', '每小时整点', 'Every hour'],
    ['0 0/5 * * * ?', '每 5 分钟', 'Every 5 minutes'],
    ['0 0/1 * * * ?', '每分钟', 'Every minute'],
    ['0/10 * * * * ?', '每 10 秒', 'Every 10 seconds'],
    ['*/7 * * * * ?', '每分钟从第 0 秒起每 7 秒', 'Every 7 seconds from second 0 of every minute'],
    ['30 * * * * ?', '每分钟的第 30 秒', 'At second 30 of every minute'],
    ['15,45 * * * * ?', '每分钟的第 15、45 秒', 'At seconds 15 and 45 of every minute'],
    ['10-20 * * * * ?', '每分钟的第 10 至 20 秒', 'At seconds 10 through 20 of every minute'],
    ['0 30 * * * ?', '每小时第 30 分', 'At 30 minutes past every hour'],
    ['0 0,30 * * * ?', '每小时第 0、30 分', 'At 0 and 30 minutes past every hour'],
    ['0 10-20 * * * ?', '每小时第 10 至 20 分，每分钟', 'Every minute from 10 through 20 past every hour'],
    ['0 0/7 * * * ?', '每小时从第 0 分起每 7 分钟', 'Every 7 minutes from minute 0 of every hour'],
    ['0 5/20 * * * ?', '每小时从第 5 分起每 20 分钟', 'Every 20 minutes from minute 5 of every hour'],
    ['* 30 * * * ?', '每小时第 30 分，该分钟内每秒', 'At 30 minutes past every hour, every second'],
    ['15 30 * * * ?', '每小时第 30 分的第 15 秒', 'At 30 minutes past every hour, at second 15'],
    ['0/10 0/5 * * * ?', '每 5 分钟，该分钟内每 10 秒', 'Every 5 minutes, every 10 seconds'],
    ['0 0 0/2 * * ?', '每 2 小时', 'Every 2 hours'],
    ['0 30 0/2 * * ?', '每 2 小时的第 30 分', 'At 30 minutes past every 2nd hour'],
    ['0 0 1/3 * * ?', '每天从 1 点起每 3 小时', 'Every 3 hours from 01:00 every day'],
    ['0 0 9-17 * * ?', '每天 9 点至 17 点每小时整点', 'Every hour from 09:00 through 17:00 every day'],
    [
      '0 30 9-17 * * ?',
      '每天 9 点至 17 点每小时第 30 分',
      'At 30 minutes past every hour from 09:00 through 17:00 every day',
    ],
    [
      '0 0/5 9-17 ? * MON-FRI',
      '每周一至周五 09:00–17:59，每 5 分钟',
      'Every 5 minutes from 09:00 to 17:59, Monday through Friday',
    ],
    [
      '0 0/5 0/2 * * ?',
      '每天 0、2、4、6、8、10、12、14、16、18、20、22 点内，每 5 分钟',
      'Every 5 minutes during hours 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20 and 22',
    ],
    ['* * 9-17 * * ?', '每天 09:00–17:59，每秒', 'Every second from 09:00 to 17:59 every day'],
    ['0 30 2 * * ?', '每天 02:30', 'At 02:30 every day'],
    ['30 15 10 * * ?', '每天 10:15:30', 'At 10:15:30 every day'],
    ['0 0 8,12,18 * * ?', '每天 08:00、12:00、18:00', 'At 08:00, 12:00 and 18:00 every day'],
    [
      '0 0,30 8,12,18,20 * * ?',
      '每天 8、12、18、20 点的第 0、30 分',
      'At 0 and 30 minutes past hours 8, 12, 18 and 20 every day',
    ],
    [
      '0 0 8,10,12,14,16,18,20 * * ?',
      '每天 8、10、12、14、16、18、20 点整',
      'At 08:00, 10:00, 12:00, 14:00, 16:00, 18:00 and 20:00 every day',
    ],
    ['0 0 8 ? * 2', '每周一 08:00', 'At 08:00 every Monday'],
    ['0 0 9 ? * 2-6', '每周一至周五 09:00', 'At 09:00, Monday through Friday'],
    ['0 0 9 ? * 2,4,6', '每周一、三、五 09:00', 'At 09:00 every Monday, Wednesday and Friday'],
    ['0 0 9 ? * 1,7', '每周六、日 09:00', 'At 09:00 every Saturday and Sunday'],
    ['0 0 9 ? * FRI-MON', '每周五至周一 09:00', 'At 09:00, Friday through Monday'],
    ['0 0 9 ? * 2/3', '每周一、四 09:00', 'At 09:00 every Monday and Thursday'],
    ['0 0 9 ? * 7/2', '每周六 09:00', 'At 09:00 every Saturday'],
    ['0 30 2 1/5 * ?', '每月 1 日起每 5 天 02:30', 'At 02:30 every 5th day from the 1st of every month'],
    ['0 0 0 1,15 * ?', '每月 1 日和 15 日 00:00', 'At 00:00 on the 1st and 15th of every month'],
    ['0 0 0 1,10,20 * ?', '每月 1、10、20 日 00:00', 'At 00:00 on the 1st, 10th and 20th of every month'],
    ['0 0 0 1-7 * ?', '每月 1 日至 7 日 00:00', 'At 00:00 on the 1st through the 7th of every month'],
    ['0 0 0 L * ?', '每月最后一天 00:00', 'At 00:00 on the last day of every month'],
    ['0 0 0 LW * ?', '每月最后一个工作日 00:00', 'At 00:00 on the last working day of every month'],
    ['0 0 0 L-3 * ?', '每月倒数第 4 天 00:00', 'At 00:00 on the 4th to last day of every month'],
    [
      '0 0 0 L-3W * ?',
      '每月离倒数第 4 天最近的工作日 00:00',
      'At 00:00 on the working day nearest the 4th to last day of every month',
    ],
    ['0 0 0 15W * ?', '每月离 15 日最近的工作日 00:00', 'At 00:00 on the working day nearest the 15th of every month'],
    [
      '0 0 0 1,15W,L * ?',
      '每月 1 日、离 15 日最近的工作日和最后一天 00:00',
      'At 00:00 on the 1st, the working day nearest the 15th and the last day of every month',
    ],
    ['0 0 0 ? * 6L', '每月最后一个周五 00:00', 'At 00:00 on the last Friday of every month'],
    ['0 0 0 ? * 6#3', '每月第三个周五 00:00', 'At 00:00 on the third Friday of every month'],
    [
      '0 0 0 ? * 2#1,6#3',
      '每月第一个周一和第三个周五 00:00',
      'At 00:00 on the first Monday and the third Friday of every month',
    ],
    [
      '0 0 0 ? * 3,6#3',
      '每周二和每月第三个周五 00:00',
      'At 00:00 every Tuesday and on the third Friday of every month',
    ],
    ['0 0 0 1 1 ?', '每年 1 月 1 日 00:00', 'At 00:00 on January 1'],
    [
      '0 0 0 1 1,4,7,10 ?',
      '每年 1、4、7、10 月的 1 日 00:00',
      'At 00:00 on the 1st of January, April, July and October',
    ],
    ['0 0 0 1 0/3 ?', '每年 3、6、9、12 月的 1 日 00:00', 'At 00:00 on the 1st of March, June, September and December'],
    ['0 0 0 1 */3 ?', '每年 1、4、7、10 月的 1 日 00:00', 'At 00:00 on the 1st of January, April, July and October'],
    ['0 0 0 L 2 ?', '每年 2 月最后一天 00:00', 'At 00:00 on the last day of February'],
    ['0 0 0 L 3-5 ?', '每年 3 月至 5 月的最后一天 00:00', 'At 00:00 on the last day of March through May'],
    ['0 0 8 * 3-5 ?', '每年 3 月至 5 月每天 08:00', 'At 08:00 every day in March through May'],
    ['0 0 8 * 6 ?', '每年 6 月每天 08:00', 'At 08:00 every day in June'],
    ['0 0 8 ? 6 2', '每年 6 月的每周一 08:00', 'At 08:00 every Monday in June'],
    [
      '0 0 8 ? 6-8 2-6',
      '每年 6 月至 8 月的每周一至周五 08:00',
      'At 08:00, Monday through Friday in June through August',
    ],
    ['0 0 8 ? 6 2#1', '每年 6 月第一个周一 08:00', 'At 08:00 on the first Monday of June'],
    ['0 0 12 1 1 ? 2030', '2030 年 1 月 1 日 12:00', 'At 12:00 on January 1, 2030'],
    ['0 0 12 1 1 ? 2020-2030', '2020 年至 2030 年每年 1 月 1 日 12:00', 'At 12:00 on January 1, 2020 through 2030'],
    ['0 0 12 1 1 ? 2020/2', '2020 年起每 2 年的 1 月 1 日 12:00', 'At 12:00 on January 1, every 2 years from 2020'],
    ['0 0 12 1 1 ? 2020,2024', '2020、2024 年的 1 月 1 日 12:00', 'At 12:00 on January 1 in 2020 and 2024'],
    ['0 0 12 1 * ? 2030', '2030 年每月 1 日 12:00', 'At 12:00 on the 1st of every month in 2030'],
    ['0 0 12 * * ? 2030', '2030 年每天 12:00', 'At 12:00 every day in 2030'],
    ['0 0/5 * * * ? 2030-2031', '2030 年至 2031 年每天，每 5 分钟', 'Every 5 minutes, 2030 through 2031'],
    [
      '15,45 0/10 8-18 ? JAN-MAR MON-FRI 2030',
      '2030 年 1 月至 3 月的每周一至周五 08:00–18:59，每 10 分钟的第 15、45 秒',
      'Every 10 minutes from 08:00 to 18:59, at seconds 15 and 45, Monday through Friday in January through March in 2030',
    ],
    ['0 0/5 * L * ?', '每月最后一天，每 5 分钟', 'Every 5 minutes on the last day of every month'],
    ['0 0 * ? * 2-6', '每周一至周五，每小时整点', 'Every hour, Monday through Friday'],
  ])('CRON-08 describes %j', (text, chinese, english) => {
    const expression = cron(text);
    expect({ chinese: describeCron(expression, 'zh-CN'), english: describeCron(expression, 'en-US') }).toEqual({
      chinese,
      english,
    });
  });

  it('CRON-08 states that a unix expression with both day fields fires on either', () => {
    const expression = cron('0 9 13 6 5', { dialect: 'unix' });
    expect({ chinese: describeCron(expression, 'zh-CN'), english: describeCron(expression, 'en-US') }).toEqual({
      chinese: '每年 6 月的 13 日或每周五 09:00',
      english: 'At 09:00 on June 13 or every Friday in June',
    });
  });
});

describe('different meanings have different descriptions', () => {
  const seconds = ['*', '0', '5', '0/10', '5/10', '0/7', '0,30', '10-20'];
  const minutes = ['*', '0', '30', '0/15', '5/15', '0/7', '0,30', '10-20'];
  const hours = ['*', '9', '0/2', '1/2', '0/5', '9-17', '22-2', '8,12', '1,2,3,5,8,13,21'];
  const times = seconds.flatMap((second) =>
    minutes.flatMap((minute) => hours.map((hour) => `${second} ${minute} ${hour}`)),
  );
  const days = [
    '* * ?',
    '1 * ?',
    '1-5 * ?',
    '1/5 * ?',
    '1,5 * ?',
    'L * ?',
    'L-1 * ?',
    'LW * ?',
    'L-1W * ?',
    '1W * ?',
    '? * 2',
    '? * 2-6',
    '? * 2,4',
    '? * 6L',
    '? * 6#1',
    '? * 2,6L',
  ];
  const dates = days.flatMap((day) =>
    ['*', '6', '6-8', '11-2', '1,4', '1/3'].flatMap((month) =>
      ['*', '2030', '2030-2032', '2030/2', '2030,2035'].map((year) => `${day.replace(' * ', ` ${month} `)} ${year}`),
    ),
  );

  it.each(['zh-CN', 'en-US'] as const)('CRON-08 for times of day, in %s', (locale) => {
    expect(
      ambiguities(
        times.map((time) => `${time} * * ? *`),
        locale,
      ),
    ).toEqual([]);
  });

  it.each(['zh-CN', 'en-US'] as const)('CRON-08 for dates, in %s', (locale) => {
    expect(
      ambiguities(
        dates.flatMap((date) => [`0 30 9 ${date}`, `0 0/5 * ${date}`, `0 0/5 9-17 ${date}`]),
        locale,
      ),
    ).toEqual([]);
  });
});
