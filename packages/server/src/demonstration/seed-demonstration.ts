import {
  activityResource,
  announcementResource,
  activitySignUpResource,
  activityTypeResource,
  certificationResource,
  curriculumResource,
  curriculumTypeResource,
  enterpriseResource,
  familyMemberResource,
  matchResource,
  matchWorkResource,
  messageResource,
  newsResource,
  newsTypeResource,
  policyResource,
  retireGoodsResource,
  retireeResource,
  shopOrderItemResource,
  shopOrderResource,
  squarePostResource,
  topicResource,
  type Resource,
} from '@evergreen/core/resources';

import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import { activitySeeds } from './activities.seed.ts';
import { activitySignUpSeeds } from './activity-sign-ups.seed.ts';
import { activityTypeRows } from './activity-types.seed.ts';
import { announcementSeeds } from './announcements.seed.ts';
import { newsSeeds, newsTypeSeeds, policySeeds } from './content.seed.ts';
import { enterpriseSeeds } from './enterprises.seed.ts';
import { curriculumSeeds, curriculumTypeSeeds } from './learning.seed.ts';
import { matchSeeds } from './matches.seed.ts';
import { messageSeeds } from './messages.seed.ts';
import { certificationSeeds, familySeeds, registeredPeople, retireeSeeds } from './retirees.seed.ts';
import { shopSeeds } from './shop.seed.ts';
import { squarePostSeeds } from './square.seed.ts';
import { topicSeeds } from './topics.seed.ts';

/** Writes rows of one resource. */
type Insert = <R extends Resource>(resource: R, seeds: readonly ResourceSeed<R>[]) => Promise<void>;

/** Rows that look real, of the 24 months before `now` (epoch milliseconds), in the order in which they refer to each other. */
export async function seedDemonstration(insert: Insert, now: number): Promise<void> {
  await insert(activityTypeResource, activityTypeRows(now));
  const activities = activitySeeds(now);
  await insert(activityResource, activities);
  await insert(curriculumTypeResource, curriculumTypeSeeds(now));
  await insert(curriculumResource, curriculumSeeds(now));
  await insert(newsTypeResource, newsTypeSeeds(now));
  await insert(newsResource, newsSeeds(now));
  await insert(policyResource, policySeeds(now));
  await insert(enterpriseResource, enterpriseSeeds(now));
  const retirees = retireeSeeds(now);
  await insert(retireeResource, retirees);
  const personOf = registeredPeople(retirees);
  await insert(activitySignUpResource, activitySignUpSeeds(activities, personOf, now));
  await insert(familyMemberResource, familySeeds(retirees));
  await insert(certificationResource, certificationSeeds(retirees, now));
  const { matches, works } = matchSeeds(personOf, now);
  await insert(matchResource, matches);
  await insert(matchWorkResource, works);
  const { goods, orders, items } = shopSeeds(personOf, now);
  await insert(retireGoodsResource, goods);
  await insert(shopOrderResource, orders);
  await insert(shopOrderItemResource, items);
  const posts = squarePostSeeds(personOf, now);
  const postsOf = (id: string) => posts.filter(({ values }) => values.topicId === id).length;
  await insert(topicResource, topicSeeds(now, postsOf));
  await insert(squarePostResource, posts);
  await insert(messageResource, messageSeeds(now));
  await insert(announcementResource, announcementSeeds(now));
}
