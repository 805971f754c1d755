import {
  authEndpoints,
  categoryEndpoints,
  checkEndpoints,
  checkRuleEndpoints,
  dataLogEndpoints,
  departmentEndpoints,
  dictionaryEndpoints,
  exportJobEndpoints,
  fileEndpoints,
  fillRuleEndpoints,
  grantEndpoints,
  chartFileEndpoints,
  figureEndpoints,
  homeEndpoints,
  importProgressEndpoints,
  jobEndpoints,
  monitorEndpoints,
  visitEndpoints,
  workEndpoints,
  listLayoutEndpoints,
  loginMethodsEndpoints,
  passwordRecoveryEndpoints,
  permissionEndpoints,
  postedEndpoint,
  accountAdministrationEndpoints,
  colleagueEndpoints,
  memberEndpoints,
  menuEndpoints,
  noticeChoiceEndpoints,
  pickerEndpoints,
  dossierEndpoints,
  presenceEndpoints,
  profileEndpoints,
  registrationEndpoints,
  onlineFormEndpoints,
  reportEndpoints,
  roleRightsEndpoints,
  rowLimitEndpoints,
  savedQueryEndpoints,
  secondFactorEndpoints,
  sessionEndpoints,
  announcementEndpoints,
  messageEndpoints,
  smsEndpoints,
  tenantEndpoints,
  thirdBindingEndpoints,
  thirdPartyEndpoints,
  userEndpoints,
  type Endpoint,
} from '../../contract/index.ts';
import { offeredEndpoints } from '../define/resource-endpoints.ts';
import { resources } from '../define/resources.registry.ts';
import { storedEndpoints } from '../stored/stored-endpoints.ts';

/** Every endpoint of the contract by the domain that its folder is named after, each followed by the one that takes its parameters from a body. */
export function contractEndpoints(): Readonly<Record<string, readonly Endpoint[]>> {
  return Object.fromEntries(
    Object.entries(endpointsByDomain()).map(([domain, endpoints]) => [
      domain,
      endpoints.flatMap((endpoint) => [endpoint, postedEndpoint(endpoint) ?? []].flat()),
    ]),
  );
}

function endpointsByDomain(): Readonly<Record<string, readonly Endpoint[]>> {
  return {
    session: [
      authEndpoints,
      loginMethodsEndpoints,
      thirdPartyEndpoints,
      thirdBindingEndpoints,
      registrationEndpoints,
      passwordRecoveryEndpoints,
      userEndpoints,
      profileEndpoints,
      departmentEndpoints,
      sessionEndpoints,
      secondFactorEndpoints,
      tenantEndpoints,
    ].flatMap((endpoints) => Object.values<Endpoint>(endpoints)),
    access: [
      permissionEndpoints,
      grantEndpoints,
      pickerEndpoints,
      colleagueEndpoints,
      accountAdministrationEndpoints,
      menuEndpoints,
      memberEndpoints,
      roleRightsEndpoints,
      rowLimitEndpoints,
    ].flatMap((endpoints) => Object.values<Endpoint>(endpoints)),
    records: [
      dictionaryEndpoints,
      categoryEndpoints,
      checkEndpoints,
      checkRuleEndpoints,
      fillRuleEndpoints,
      dataLogEndpoints,
      savedQueryEndpoints,
      listLayoutEndpoints,
      exportJobEndpoints,
      importProgressEndpoints,
      dossierEndpoints,
      presenceEndpoints,
    ]
      .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
      .concat(resources.flatMap(offeredEndpoints)),
    files: Object.values<Endpoint>(fileEndpoints),
    messaging: [smsEndpoints, messageEndpoints, announcementEndpoints, noticeChoiceEndpoints].flatMap((endpoints) =>
      Object.values<Endpoint>(endpoints),
    ),
    online: [
      ...Object.values<Endpoint>(reportEndpoints),
      ...Object.values<Endpoint>(onlineFormEndpoints),
      ...storedEndpoints,
    ],
    schedule: Object.values<Endpoint>(jobEndpoints),
    insight: [
      homeEndpoints,
      figureEndpoints,
      chartFileEndpoints,
      visitEndpoints,
      workEndpoints,
      monitorEndpoints,
    ].flatMap((endpoints) => Object.values<Endpoint>(endpoints)),
  };
}
