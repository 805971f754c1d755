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
  homeEndpoints,
  loginMethodsEndpoints,
  passwordRecoveryEndpoints,
  permissionEndpoints,
  pickerEndpoints,
  registrationEndpoints,
  sessionEndpoints,
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
      departmentEndpoints,
      sessionEndpoints,
      tenantEndpoints,
    ].flatMap((endpoints) => Object.values<Endpoint>(endpoints)),
    access: [permissionEndpoints, grantEndpoints, pickerEndpoints].flatMap((endpoints) =>
      Object.values<Endpoint>(endpoints),
    ),
    records: [
      dictionaryEndpoints,
      categoryEndpoints,
      checkEndpoints,
      checkRuleEndpoints,
      fillRuleEndpoints,
      dataLogEndpoints,
    ]
      .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
      .concat(resources.flatMap(offeredEndpoints)),
    files: Object.values<Endpoint>(fileEndpoints),
    messaging: [smsEndpoints, messageEndpoints].flatMap((endpoints) => Object.values<Endpoint>(endpoints)),
    insight: Object.values<Endpoint>(homeEndpoints),
  };
}
