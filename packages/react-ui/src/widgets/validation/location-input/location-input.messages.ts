import { localized } from '@evergreen/core/kernel';

export const locationInputMessages = {
  longitude: localized('经度', 'Longitude'),
  latitude: localized('纬度', 'Latitude'),
  noMap: localized(
    '没有接入地图服务，请手工填写地址；知道经纬度时一并填写。',
    'There is no maps service. Type the address, and the coordinates where you know them.',
  ),
  choose: localized('在地图上选择', 'Choose on the map'),
  title: localized('选择位置', 'Choose a place'),
  hint: localized('可在地图上选择，也可手工填写。', 'Choose it on the map, or type the address and the coordinates.'),
  search: localized('查询', 'Search'),
  searchPrompt: localized('请输入地名或地址', 'Name or address of a place'),
  found: localized('查询结果', 'Places found'),
  nothing: localized('没有查询到任何数据', 'Nothing was found'),
  searchFailed: localized('地图服务没有应答，请稍后再试', 'The maps service did not answer. Try again later.'),
  loading: localized('地图加载中…', 'The map is loading…'),
  failed: localized(
    '地图加载失败。可以重试，或关闭后手工填写地址。',
    'The map could not be loaded. Try again, or close this and type the address.',
  ),
  retry: localized('重试', 'Try again'),
  map: localized('地图，点按选择位置', 'Map; press it to choose a place'),
  chosen: (address: string, point: string) => localized(`已选：${address} ${point}`, `Chosen: ${address} ${point}`),
  none: localized('还没有选择', 'Nothing is chosen yet.'),
  confirm: localized('确定', 'OK'),
  cancel: localized('取消', 'Cancel'),
  close: localized('关闭', 'Close'),
} as const;
