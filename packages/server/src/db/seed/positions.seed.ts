import type { positionResource } from '@evergreen/core/resources';

import type { ResourceSeed } from './resource-rows.ts';
import { SEEDER, seedIdentifier } from './seed-random.ts';

/** Code, name and rank of `position_rank`. */
const positions: readonly (readonly [code: string, name: string, rank: string])[] = [
  ['zr', '主任', '5'],
  ['fzr', '副主任', '4'],
  ['zz', '站长', '4'],
  ['fzz', '副站长', '3'],
  ['kz', '科长', '4'],
  ['fkz', '副科长', '3'],
  ['hdzy', '活动专员', '3'],
  ['rzzy', '认证专员', '3'],
  ['zcxcy', '政策宣传员', '2'],
  ['dagly', '档案管理员', '2'],
  ['zyzdd', '志愿者督导', '2'],
  ['wqy', '网格员', '1'],
];

export function positionSeeds(now: number): ResourceSeed<typeof positionResource>[] {
  return positions.map(([code, name, postRank]) => ({
    id: seedIdentifier('position', code),
    createBy: SEEDER,
    createTime: now,
    values: { code, name, postRank },
  }));
}
