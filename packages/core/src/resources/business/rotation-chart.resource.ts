import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { rotationChart } from './rotation-chart-parts.ts';

/** The pictures that take turns at the top of the home page. */
export const rotationChartResource = defineResource({
  ...rotationChart,
  name: 'rotationChart',
  path: '/isps/rotationChart',
  title: localized('首页轮播图', 'Home rotation charts'),
  singular: localized('轮播图', 'Rotation chart'),
  permissionPrefix: 'rotationChart',
});
