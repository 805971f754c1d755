import { shopOrderResource, type retireGoodsResource, type shopOrderItemResource } from '@evergreen/core/resources';
import { days, minutes } from '@evergreen/core/kernel';

import { formatPlatformTime } from '../platform-time.ts';
import { demonstrationSeeds, paragraphs, personName, demonstrationId } from './drawn-rows.ts';
import { ENTERPRISES } from './enterprises.seed.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import type { RegisteredPeople } from './retirees.seed.ts';
import { SEEDER, type SeedRandom } from '../db/seed/seed-random.ts';

type Goods = ResourceSeed<typeof retireGoodsResource>;
type Order = ResourceSeed<typeof shopOrderResource>;
type Item = ResourceSeed<typeof shopOrderItemResource>;

const GOODS = { platform: 200, other: 40 };
const ORDERS = { platform: 300, other: 40 };

interface Article {
  readonly name: string;
  readonly category: string;
  readonly spec: string;
  readonly unit: string;
  readonly price: number;
}

const article = (name: string, category: string, spec: string, unit: string, price: number): Article => ({
  name,
  category,
  spec,
  unit,
  price,
});

const articles: readonly [Article, ...Article[]] = [
  article('东北长粒香米', 'A02A01A01', '5kg', '袋', 39.9),
  article('富硒小米', 'A02A01A01', '2.5kg', '袋', 29.8),
  article('高筋面粉', 'A02A01A01', '5kg', '袋', 26.5),
  article('物理压榨菜籽油', 'A02A01A02', '5L', '桶', 79.9),
  article('葵花籽油', 'A02A01A02', '5L', '桶', 85),
  article('干香菇', 'A02A01A03', '500g', '袋', 49),
  article('无硫银耳', 'A02A01A03', '250g', '袋', 36.8),
  article('竹纤维毛巾', 'A02A02A01', '4 条装', '套', 25.9),
  article('低泡洗衣液', 'A02A02A01', '3kg', '桶', 32.9),
  article('防滑浴室垫', 'A02A02A02', '45×75cm', '张', 39),
  article('恒温保温杯', 'A02A02A02', '500ml', '只', 68),
  article('上臂式电子血压计', 'A02A03A01', '语音款', '台', 189),
  article('家用血糖仪', 'A02A03A01', '含 50 片试纸', '套', 129),
  article('折叠拐杖凳', 'A02A03A02', '铝合金', '把', 118),
  article('四脚助行器', 'A02A03A02', '可调高度', '台', 158),
  article('护膝', 'A02A03A02', '一对装', '副', 45),
  article('太极扇', 'A02A04', '竹骨', '把', 22),
  article('宣纸练习套装', 'A02A04', '100 张', '套', 35),
  article('乒乓球拍', 'A02A04', '双拍三球', '副', 59.9),
  article('中国象棋', 'A02A04', '实木', '副', 48),
];
const brands: readonly [string, ...string[]] = ['长青优选', '金稻', '福满堂', '康乐', '银龄之家', '江城老字号'];

function goodsOf(now: number): Goods[] {
  return demonstrationSeeds('retireGoods', now, GOODS, ({ random, index, tenantId, idOf }) => {
    const { name, category, spec, unit, price } = articles[index % articles.length] ?? articles[0];
    const brand = random.pick(brands);
    const isPassed = random.chance(92);
    const merchants = tenantId === 0 ? ENTERPRISES.platform : ENTERPRISES.other;
    return {
      name: `${brand} ${name}`,
      categoryId: idOf('category', category),
      merchantId: idOf('enterprise', random.integer(0, merchants - 1)),
      brand,
      spec,
      unit,
      points: Math.round(price * 10),
      price,
      marketPrice: Math.round(price * 125) / 100,
      stock: random.chance(6) ? 0 : random.integer(5, 400),
      limitPerUser: random.pick([0, 0, 1, 2, 5]),
      deliveryMode: random.pick(['1', '2']),
      isRecommend: random.chance(6) ? ('Y' as const) : ('N' as const),
      sort: random.integer(1, 60) * 10,
      detail: paragraphs(
        `${brand}${name}，${spec}，适合中老年人日常使用。`,
        '凭积分兑换的商品支持七天内无理由退换（拆封食品除外）。',
      ),
      status: isPassed && random.chance(88) ? '1' : '0',
      auditStatus: isPassed ? '1' : random.pick(['0', '0', '2']),
    };
  });
}

const TAKEN_BACK: readonly string[] = shopOrderResource.fields.status.takenBack;

/** How many orders of a hundred are in which state; the newest wait. */
function stateOf(age: number, random: SeedRandom): string {
  if (age < days(2)) return random.pick(['1', '2', '2', '2']);
  if (age < days(12)) return random.pick(['3', '3', '4', '21', '6', '9']);
  return random.pick(['5', '5', '5', '5', '8', '8', '7', '9', '10']);
}

const addresses: readonly [string, ...string[]] = [
  '东湖区梨园路 16 号 3 栋 502',
  '南浦区滨江大道 205 号 1 单元 301',
  '西山区云岭街 8 号 12 栋 204',
  '东湖区水果湖横路 21 号 7 栋 101',
];
const deliverers: readonly [string, ...string[]] = ['方大勇', '邓志明', '冯涛', '彭小军'];

function ordersOf(goods: readonly Goods[], now: number): { orders: Order[]; items: Item[] } {
  const items: Item[] = [];
  const orders = demonstrationSeeds<typeof shopOrderResource>(
    'shopOrder',
    now,
    ORDERS,
    ({ random, index, tenantId, createTime }) => {
      const own = goods.filter(({ owner }) => owner?.tenantId === tenantId);
      const lines = linesOf(demonstrationId('shopOrder', tenantId, index), own, createTime, random);
      items.push(...lines);
      const total = (key: 'price' | 'points') =>
        lines.reduce((sum, { values }) => sum + values[key] * values.quantity, 0);
      const status = stateOf(now - createTime, random);
      const isPaid = status !== '1' && status !== '9';
      const isDelivered = status === '4' || (status !== '21' && random.chance(50));
      const receiver = personName(random);
      const address = isDelivered ? random.pick(addresses) : null;
      const totalPrice = Math.round(total('price') * 100) / 100;
      const totalPoints = random.chance(30) ? total('points') : 0;
      const isTakenBack = TAKEN_BACK.includes(status);
      const isOver = ['5', '7', '8', '6'].includes(status);
      return {
        orderNo: `D${formatPlatformTime(createTime).replaceAll(/\D/gu, '')}${String(index).padStart(4, '0')}`,
        receiver,
        address,
        deliveryMode: isDelivered ? '2' : '1',
        totalPrice,
        totalPoints,
        ...(isPaid && isTakenBack ? { returnedAmount: totalPrice, returnedPoints: totalPoints } : {}),
        payTime: isPaid ? formatPlatformTime(createTime + minutes(3)) : null,
        ...(isDelivered && (isOver || status === '4')
          ? { deliverer: random.pick(deliverers), deliverTime: formatPlatformTime(createTime + minutes(600)) }
          : {}),
        ...(isOver ? { finishTime: formatPlatformTime(Math.min(createTime + days(2), now)) } : {}),
        ...(status === '6' || status === '7' ? { refundReason: '商品规格与描述不符', statusBefore: '5' } : {}),
        ...(status === '7' ? { refundTime: formatPlatformTime(Math.min(createTime + days(4), now)) } : {}),
        ...(status === '10' ? { refuseReason: '库存不足，已电话告知' } : {}),
        ...(status === '8' ? { comment: '东西很好，送货的小伙子很有礼貌。', commentScore: random.integer(3, 5) } : {}),
        status,
      };
    },
  );
  // Lines belong to the department of their order.
  const owners = new Map(orders.map(({ id, owner }) => [id, owner]));
  return {
    orders,
    items: items.map((item) => {
      const owner = owners.get(item.values.orderId);
      return owner === undefined ? item : { ...item, owner };
    }),
  };
}

function linesOf(orderId: string, goods: readonly Goods[], createTime: number, random: SeedRandom): Item[] {
  const [first, ...others] = goods;
  if (first === undefined) return [];
  const start = random.integer(0, others.length);
  return Array.from({ length: random.integer(1, 3) }, (_, line) => {
    const { id, values } = goods[(start + line * 7) % goods.length] ?? first;
    return {
      id: demonstrationId('shopOrderItem', 0, `${orderId}\n${line}`),
      createBy: SEEDER,
      createTime,
      values: {
        orderId,
        goodsId: id,
        goodsName: values.name,
        quantity: random.integer(1, 3),
        price: values.price,
        points: values.points,
      },
    };
  });
}

/** Goods, orders and their lines; what was sold follows from the orders that were not taken back. */
export function shopSeeds(
  personOf: RegisteredPeople,
  now: number,
): { readonly goods: Goods[]; readonly orders: Order[]; readonly items: Item[] } {
  const goods = goodsOf(now);
  const { orders: drawn, items } = ordersOf(goods, now);
  const orders = drawn.map((order, index) => {
    const person = personOf(order.owner, index);
    return person === undefined
      ? order
      : { ...order, values: { ...order.values, retireeId: person.id, receiver: person.values.name } };
  });
  const takenBack = new Set(orders.filter(({ values }) => TAKEN_BACK.includes(values.status)).map(({ id }) => id));
  const sales = new Map<string, number>();
  for (const { values } of items)
    if (!takenBack.has(values.orderId)) sales.set(values.goodsId, (sales.get(values.goodsId) ?? 0) + values.quantity);
  return {
    goods: goods.map((one) => ({ ...one, values: { ...one.values, sales: sales.get(one.id) ?? 0 } })),
    orders,
    items,
  };
}
