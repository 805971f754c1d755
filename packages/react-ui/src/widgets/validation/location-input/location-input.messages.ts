import { localized } from '@evergreen/core/kernel';

export const locationInputMessages = {
  longitude: localized('经度', 'Longitude'),
  latitude: localized('纬度', 'Latitude'),
  noMap: localized(
    '没有接入地图服务，请手工填写地址；知道经纬度时一并填写。',
    'There is no maps service. Type the address, and the coordinates where you know them.',
  ),
} as const;
