import { describe, expect, it } from 'vitest';

import { spell } from '../pinyin/index.ts';
import { matchOf, queryOf, signsOf, type Match } from './matching.model.ts';

const match = (title: string, words: string): Match | null => matchOf(signsOf(title, spell(title)), queryOf(words));

describe('title matching', () => {
  it('LAYOUT-08 finds 活动 by characters, full pinyin, pinyin prefix and initials', () => {
    const whole = { kind: 'prefix', places: [0, 1] };
    expect(['活动', 'huodong', 'huo dong', 'HuoDong', 'huod', '活dong'].map((words) => match('活动', words))).toEqual([
      whole,
      whole,
      whole,
      whole,
      whole,
      whole,
    ]);
    expect(['hd', 'hdong', 'HD', 'h d'].map((words) => match('活动', words))).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'initials', places: [0, 1] })),
    );
    expect(match('活动', 'h')).toEqual({ kind: 'prefix', places: [0] });
  });

  it('LAYOUT-08 returns the matched signs, at any position', () => {
    expect([
      match('活动管理', '管理'),
      match('活动管理', 'guanli'),
      match('活动管理', 'gl'),
      match('活动管理', '活理'),
    ]).toEqual([
      { kind: 'substring', places: [2, 3] },
      { kind: 'substring', places: [2, 3] },
      { kind: 'initials', places: [2, 3] },
      { kind: 'scattered', places: [0, 3] },
    ]);
    expect(match('😀 活动', 'hd')).toEqual({ kind: 'initials', places: [2, 3] });
  });

  it('matches English by prefix, word initials, substring and gaps, ignoring case and blanks', () => {
    expect([
      match('Change password', 'change p'),
      match('Change password', 'CP'),
      match('Change password', 'word'),
      match('Change password', 'cgpd'),
      match('Change password', 'xyz'),
    ]).toEqual([
      { kind: 'prefix', places: [0, 1, 2, 3, 4, 5, 7] },
      { kind: 'initials', places: [0, 7] },
      { kind: 'substring', places: [11, 12, 13, 14] },
      { kind: 'scattered', places: [0, 4, 7, 14] },
      null,
    ]);
  });

  it('distinguishes syllables with a common prefix', () => {
    expect([
      match('西安', 'xian')?.places,
      match('先锋', 'xian')?.places,
      match('绿化', 'lvhua')?.places,
      match('绿化', 'lühua')?.places,
    ]).toEqual([[0, 1], [0], [0, 1], [0, 1]]);
  });

  it('returns nothing for an empty query, and does not match one letter with gaps', () => {
    expect([match('活动', ''), match('活动', '   '), match('活动', 'n'), match('', 'a'), match('   ', 'a')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
