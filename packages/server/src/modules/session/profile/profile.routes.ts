import { profileEndpoints } from '@evergreen/core/contract';

import { checkedRoute, guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { profileServerMessages as messages } from './profile.messages.ts';
import type { ServerProfileService } from './profile.service.ts';

const { realname, birthday, sex, email, phone, smscode, password, avatar } = messages;
const labels = new Map(Object.entries({ realname, birthday, sex, email, phone, smscode, password, avatar }));
const labelOf = (key: string) => labels.get(key);

export function profileRoutes(service: ServerProfileService): readonly EndpointRoute[] {
  return [
    guardedRoute(profileEndpoints.read, (_input, call) => service.read(call)),
    guardedRoute(profileEndpoints.edit, ({ body }, call) => service.edit(body, call), labelOf),
    checkedRoute(profileEndpoints.changePhone, ({ body }, call) => service.changePhone(body, call), labelOf),
    guardedRoute(profileEndpoints.changeAvatar, ({ body }, call) => service.changeAvatar(body.avatar, call), labelOf),
  ];
}
