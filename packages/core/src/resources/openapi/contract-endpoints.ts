import {
  authEndpoints,
  categoryEndpoints,
  checkEndpoints,
  checkRuleEndpoints,
  dataLogEndpoints,
  departmentEndpoints,
  dictionaryEndpoints,
  fileEndpoints,
  fillRuleEndpoints,
  grantEndpoints,
  figureEndpoints,
  homeEndpoints,
  visitEndpoints,
  workEndpoints,
  loginMethodsEndpoints,
  passwordRecoveryEndpoints,
  permissionEndpoints,
  accountAdministrationEndpoints,
  colleagueEndpoints,
  menuEndpoints,
  pickerEndpoints,
  presenceEndpoints,
  profileEndpoints,
  registrationEndpoints,
  reportEndpoints,
  savedQueryEndpoints,
  sessionEndpoints,
  announcementEndpoints,
  messageEndpoints,
  smsEndpoints,
  tenantEndpoints,
  thirdPartyEndpoints,
  userEndpoints,
  type Endpoint,
} from '../../contract/index.ts';
import { offeredEndpoints } from '../define/resource-endpoints.ts';
import { resources } from '../define/resources.registry.ts';

/** Every endpoint of the contract by the domain that its folder is named after. */
export function contractEndpoints(): Readonly<Record<string, readonly Endpoint[]>> {
  return {
    session: [
      authEndpoints,
      loginMethodsEndpoints,
      thirdPartyEndpoints,
      registrationEndpoints,
      passwordRecoveryEndpoints,
      userEndpoints,
      profileEndpoints,
      departmentEndpoints,
      sessionEndpoints,
      tenantEndpoints,
    ].flatMap((endpoints) => Object.values<Endpoint>(endpoints)),
    access: [
      permissionEndpoints,
      grantEndpoints,
      pickerEndpoints,
      colleagueEndpoints,
      accountAdministrationEndpoints,
      menuEndpoints,
    ].flatMap((endpoints) => Object.values<Endpoint>(endpoints)),
    records: [
      dictionaryEndpoints,
      categoryEndpoints,
      checkEndpoints,
      checkRuleEndpoints,
      fillRuleEndpoints,
      dataLogEndpoints,
      savedQueryEndpoints,
      presenceEndpoints,
    ]
      .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
      .concat(resources.flatMap(offeredEndpoints)),
    files: Object.values<Endpoint>(fileEndpoints),
    messaging: [smsEndpoints, messageEndpoints, announcementEndpoints].flatMap((endpoints) =>
      Object.values<Endpoint>(endpoints),
    ),
    online: Object.values<Endpoint>(reportEndpoints),
    insight: [homeEndpoints, figureEndpoints, visitEndpoints, workEndpoints].flatMap((endpoints) =>
      Object.values<Endpoint>(endpoints),
    ),
  };
}
