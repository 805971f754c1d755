import type { categoryResource } from '@evergreen/core/resources';

import type { ResourceSeed } from './resource-rows.ts';
import { SEEDER, seedIdentifier } from './seed-random.ts';

/** A category and those below it; the code follows from the place. */
interface CategorySeed {
  readonly name: string;
  readonly children: readonly CategorySeed[];
}

const category = (name: string, ...children: readonly (CategorySeed | string)[]): CategorySeed => ({
  name,
  children: children.map((child) => (typeof child === 'string' ? { name: child, children: [] } : child)),
});

/** Trees that the business pages choose from: A01 industries, A02 goods, A03 policies, A04 matches. */
const categorySeeds: readonly CategorySeed[] = [
  category(
    '企业行业',
    category('制造业', '装备制造', '纺织服装', '食品加工', '化工材料'),
    category('服务业', '餐饮住宿', '批发零售', '物流运输', '居民服务'),
    category('公共事业', '教育', '医疗卫生', '水电燃气'),
    '建筑业',
    '信息技术',
    '金融业',
  ),
  category(
    '商品分类',
    category('粮油食品', '米面杂粮', '食用油', '干货调味'),
    category('日用百货', '洗护清洁', '家居用品'),
    category('健康护理', '血压血糖', '康复辅具'),
    '文体用品',
  ),
  category('政策分类', '养老待遇', '医疗保障', '社区服务', '优待优抚', '档案管理'),
  category(
    '赛事分类',
    category('文艺', '书法绘画', '合唱', '舞蹈'),
    category('体育', '健步走', '乒乓球', '门球'),
    '棋牌',
  ),
];

type CategoryRow = ResourceSeed<typeof categoryResource>;

const TOP_DEPARTMENT = 'A01';

/** The categories of one tenant, as rows. */
export function categoryRows(tenantId: number, now: number): CategoryRow[] {
  const idOf = (code: string) => seedIdentifier('category', `${tenantId}\n${code}`);
  const rowsOf = (seeds: readonly CategorySeed[], above: string): CategoryRow[] =>
    seeds.flatMap(({ name, children }, index) => {
      const code = `${above}A${String(index + 1).padStart(2, '0')}`;
      const row: CategoryRow = {
        id: idOf(code),
        values: { name, code, ...(above === '' ? {} : { pid: idOf(above) }) },
        owner: { tenantId, sysOrgCode: TOP_DEPARTMENT },
        createBy: SEEDER,
        createTime: now,
      };
      return [row, ...rowsOf(children, code)];
    });
  return rowsOf(categorySeeds, '');
}
