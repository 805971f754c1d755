import type { Linkage } from '@evergreen/core/editable-table';

interface Place {
  readonly value: string;
  readonly text: string;
}

/** What lies below a place; below '' are the provinces. */
const BELOW: Readonly<Record<string, readonly Place[]>> = {
  '': [
    { value: '330000', text: '浙江省' },
    { value: '320000', text: '江苏省' },
  ],
  '330000': [
    { value: '330100', text: '杭州市' },
    { value: '330200', text: '宁波市' },
  ],
  '320000': [
    { value: '320100', text: '南京市' },
    { value: '320500', text: '苏州市' },
  ],
  '330100': [
    { value: '330106', text: '西湖区' },
    { value: '330102', text: '上城区' },
  ],
  '330200': [
    { value: '330203', text: '海曙区' },
    { value: '330212', text: '鄞州区' },
  ],
  '320100': [
    { value: '320102', text: '玄武区' },
    { value: '320106', text: '鼓楼区' },
  ],
  '320500': [
    { value: '320508', text: '姑苏区' },
    { value: '320505', text: '虎丘区' },
  ],
};

/** A province, the cities below it, and their districts. */
export const placeLinkage: Linkage = {
  key: 'province',
  requestData: (parentValue) => Promise.resolve(BELOW[parentValue] ?? []),
};
