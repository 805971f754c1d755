import { createGrants } from './modules/access/grant/grants.ts';
import { createDepartmentHooks } from './modules/access/people/department.hooks.ts';
import { createDepartmentRoleHooks } from './modules/access/people/department-role.hooks.ts';
import { createRoleHooks } from './modules/access/people/role.hooks.ts';
import { createUserAgentHooks } from './modules/access/people/user-agent.hooks.ts';
import { createUserHooks } from './modules/access/people/user.hooks.ts';
import { createDataRuleHooks } from './modules/access/permission/data-rule.hooks.ts';
import { createLogHooks } from './modules/access/permission/log.hooks.ts';
import { createPermissionHooks } from './modules/access/permission/permission.hooks.ts';
import { activitySignUpHooks } from './modules/business/activity/activity-sign-up.hooks.ts';
import { createCertificationHooks } from './modules/business/retiree/certification.hooks.ts';
import { retireeHooks } from './modules/business/retiree/retiree.hooks.ts';
import { matchWorkHooks } from './modules/business/match/match-work.hooks.ts';
import { shopOrderHooks } from './modules/business/shop/shop-order.hooks.ts';
import { alertRuleHooks } from './modules/insight/monitor/alert-rule.hooks.ts';
import { createStoredFileHooks } from './modules/records/stored-files/stored-file.hooks.ts';
import { createAnnouncementHooks } from './modules/messaging/announcement/announcement.hooks.ts';
import { createMessageChannels } from './modules/messaging/message/message-channels.ts';
import { createMessageDelivery } from './modules/messaging/message/message-delivery.ts';
import { createMessageHooks } from './modules/messaging/message/message.hooks.ts';
import { createSmsSender } from './modules/messaging/sms/create-sms-sender.ts';
import { createOnlineFormHooks } from './modules/online/form/online-form.hooks.ts';
import { createConnectionTest } from './modules/online/data-source/connection-test.ts';
import { createDataSourceHooks } from './modules/online/data-source/data-source.hooks.ts';
import { createDictHooks, createDictItemHooks } from './modules/records/dictionary/dictionary.hooks.ts';
import type { RegisteredHooks } from './modules/records/resource/resource-hooks.types.ts';
import { checkRuleHooks } from './modules/records/rules/check-rule.hooks.ts';
import { createFillRuleHooks } from './modules/records/rules/fill-rule.hooks.ts';
import { categoryHooks } from './modules/records/tree/category.hooks.ts';
import { createQuartzJobHooks } from './modules/schedule/job/quartz-job.hooks.ts';
import { createTenantHooks } from './modules/session/tenant/tenant.hooks.ts';
import type { Services } from './services.ts';

/** The code that joins what the server does with the rows of a resource. */
export function resourceHooks(services: Services): readonly RegisteredHooks[] {
  const { settings, logger, clock, secretBox, permissions, live } = services;
  const grants = createGrants(services);
  const send = createMessageChannels({
    sms: createSmsSender(services),
    mail: services.mail,
    isSmsKept: settings.smsUrl === undefined,
    logger,
  });
  const messageHooks = createMessageHooks(createMessageDelivery({ ...services, send }));
  const dataSourceHooks = createDataSourceHooks({
    secretBox,
    hosts: settings.dataSourceHosts,
    testConnection: createConnectionTest(clock),
  });
  return [
    createUserHooks(services),
    createRoleHooks({ ...services, grants }),
    createDepartmentHooks(grants),
    createDepartmentRoleHooks({ ...services, grants }),
    createUserAgentHooks(services),
    createPermissionHooks(services),
    createDataRuleHooks(services),
    createLogHooks(permissions),
    createAnnouncementHooks(live),
    activitySignUpHooks,
    retireeHooks,
    createCertificationHooks(services.fillRules),
    matchWorkHooks,
    shopOrderHooks,
    createTenantHooks(services),
    createStoredFileHooks(services.directory),
    messageHooks,
    categoryHooks,
    createDictHooks(services.directory),
    createDictItemHooks(services.directory),
    checkRuleHooks,
    createFillRuleHooks(services.fillRules),
    dataSourceHooks,
    createQuartzJobHooks(live),
    alertRuleHooks,
    createOnlineFormHooks(services),
  ];
}
