import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** One line of an order, with the name and the price that the article had then. */
export const shopOrderItemResource = defineResource({
  name: 'shopOrderItem',
  path: '/isps/shopOrderItem',
  title: localized('订单商品', 'Ordered articles'),
  singular: localized('订单商品', 'Ordered article'),
  permissionPrefix: 'shopOrderItem',
  labelField: 'goodsName',
  lookup: 'nobody',
  scope: 'tenant',
  within: 'orderId',
  offers: ['list', 'export'],
  defaultSorter: { column: 'createTime', order: 'desc' },
  columns: ['goodsName', 'quantity', 'price', 'points', 'orderId', 'goodsId'],
  fields: {
    orderId: { type: 'reference', resource: 'shopOrder', label: localized('订单', 'Order'), isRequired: true, search: 'equals', column: { width: 190 } },
    goodsId: { type: 'reference', resource: 'retireGoods', label: localized('商品', 'Article'), isRequired: true, search: 'equals', column: { width: 220 } },
    goodsName: { type: 'text', label: localized('下单时名称', 'Name then'), maximumLength: 100, isRequired: true, column: { width: 240 } },
    quantity: { type: 'integer', label: localized('数量', 'Quantity'), minimum: 1, maximum: 10_000, isRequired: true, column: { width: 90 } },
    price: {
      type: 'decimal',
      label: localized('单价（元）', 'Price (yuan)'),
      minimum: 0,
      maximum: 999_999.99,
      scale: 2,
      isRequired: true,
      column: { width: 120 },
    },
    points: { type: 'integer', label: localized('单价积分', 'Points'), minimum: 0, maximum: 1_000_000, isRequired: true, column: { width: 110 } },
  },
});
