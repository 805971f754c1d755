import { localized } from '@evergreen/core/kernel';

export const regionSelectMessages = {
  province: localized('省', 'Province'),
  city: localized('市', 'City'),
  district: localized('区县', 'District'),
  nothing: localized('没有找到这个地区', 'No such region'),
  clear: localized('清除地区', 'Clear the region'),
} as const;
