import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { rotationChart } from './rotation-chart-parts.ts';

/** The pictures that take turns at the top of the shop. */
export const rotationChartShopResource = defineResource({
  ...rotationChart,
  name: 'rotationChartShop',
  path: '/isps/rotationChartShop',
  title: localized('商城轮播图', 'Shop rotation charts'),
  singular: localized('轮播图', 'Rotation chart'),
  permissionPrefix: 'rotationChartShop',
});
