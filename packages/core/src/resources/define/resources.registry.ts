import { activityTypeResource } from '../business/activity-type.resource.ts';
import { activitySignUpResource } from '../business/activity-sign-up.resource.ts';
import { activityResource } from '../business/activity.resource.ts';
import { curriculumResource } from '../business/curriculum.resource.ts';
import { curriculumTypeResource } from '../business/curriculum-type.resource.ts';
import { newsResource } from '../business/news.resource.ts';
import { newsTypeResource } from '../business/news-type.resource.ts';
import { policyResource } from '../business/policy.resource.ts';
import { enterpriseResource } from '../business/enterprise.resource.ts';
import { matchResource } from '../business/match.resource.ts';
import { matchWorkResource } from '../business/match-work.resource.ts';
import { retireGoodsResource } from '../business/retire-goods.resource.ts';
import { rotationChartResource } from '../business/rotation-chart.resource.ts';
import { rotationChartShopResource } from '../business/rotation-chart-shop.resource.ts';
import { shopOrderResource } from '../business/shop-order.resource.ts';
import { shopOrderItemResource } from '../business/shop-order-item.resource.ts';
import { squarePostResource } from '../business/square-post.resource.ts';
import { certificationResource } from '../business/certification.resource.ts';
import { familyMemberResource } from '../business/family-member.resource.ts';
import { retireeResource } from '../business/retiree.resource.ts';
import { topicResource } from '../business/topic.resource.ts';
import { alertRuleResource } from '../system/alert-rule.resource.ts';
import { announcementResource } from '../system/announcement.resource.ts';
import { categoryResource } from '../system/category.resource.ts';
import { checkRuleResource } from '../system/check-rule.resource.ts';
import { dataLogResource } from '../system/data-log.resource.ts';
import { dataSourceResource } from '../system/data-source.resource.ts';
import { permissionResource } from '../system/permission.resource.ts';
import { dataRuleResource } from '../system/data-rule.resource.ts';
import { departmentResource } from '../system/department.resource.ts';
import { departmentRoleResource } from '../system/department-role.resource.ts';
import { dictItemResource } from '../system/dict-item.resource.ts';
import { dictResource } from '../system/dict.resource.ts';
import { fillRuleResource } from '../system/fill-rule.resource.ts';
import { gatewayRouteResource } from '../system/gateway-route.resource.ts';
import { logResource } from '../system/log.resource.ts';
import { jobRunResource } from '../system/job-run.resource.ts';
import { messageResource } from '../system/message.resource.ts';
import { messageTemplateResource } from '../system/message-template.resource.ts';
import { onlineFormResource } from '../system/online-form.resource.ts';
import { positionResource } from '../system/position.resource.ts';
import { quartzJobResource } from '../system/quartz-job.resource.ts';
import { roleResource } from '../system/role.resource.ts';
import { storedFileResource } from '../system/stored-file.resource.ts';
import { tenantResource } from '../system/tenant.resource.ts';
import { userAgentResource } from '../system/user-agent.resource.ts';
import { userResource } from '../system/user.resource.ts';
import type { Resource } from './resource.types.ts';

/** All resources. Server, menu and CLI look them up here and nowhere else. */
export const resources: readonly Resource[] = [
  activityResource,
  activitySignUpResource,
  activityTypeResource,
  curriculumTypeResource,
  curriculumResource,
  newsTypeResource,
  newsResource,
  policyResource,
  enterpriseResource,
  retireeResource,
  familyMemberResource,
  certificationResource,
  matchResource,
  matchWorkResource,
  retireGoodsResource,
  shopOrderResource,
  shopOrderItemResource,
  topicResource,
  squarePostResource,
  rotationChartResource,
  rotationChartShopResource,
  announcementResource,
  userResource,
  userAgentResource,
  roleResource,
  permissionResource,
  dataRuleResource,
  departmentResource,
  departmentRoleResource,
  positionResource,
  tenantResource,
  messageTemplateResource,
  messageResource,
  logResource,
  dataLogResource,
  storedFileResource,
  dictResource,
  dictItemResource,
  categoryResource,
  checkRuleResource,
  fillRuleResource,
  dataSourceResource,
  gatewayRouteResource,
  quartzJobResource,
  jobRunResource,
  alertRuleResource,
  onlineFormResource,
];

const byName = new Map(resources.map((resource) => [resource.name, resource]));

export function resourceByName(name: string): Resource | undefined {
  return byName.get(name);
}
