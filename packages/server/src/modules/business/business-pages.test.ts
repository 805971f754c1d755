import { expect, it } from 'vitest';

import { resources } from '@evergreen/core/resources';

import { expectedOfJourney, walkResource, type ResourceJourney } from '../../../test/resource-journey.ts';
import { describeApplicationOnBothEngines } from '../../../test/test-application.ts';

const people = { reader: 'supervisor', stranger: 'supervisor' };
const moment = '2026-03-01 09:00:00';
const chart = { linkType: '1', position: '1', sort: 10, status: '1' };

const journeys: readonly ResourceJourney[] = [
  {
    requirement: 'PAGE-01',
    resource: 'activity',
    values: {
      title: '春季健步走',
      targetGroup: '3',
      organizerName: '江城退休人员服务中心',
      address: '东湖绿道',
      startTime: moment,
      endTime: '2026-03-01 11:00:00',
      needAudit: 'N',
      isTop: 'N',
    },
    references: { typeId: 'activityType' },
    change: { quota: 40 },
    act: { action: 'pass' },
  },
  {
    requirement: 'PAGE-01',
    resource: 'activityType',
    values: { name: '园艺', code: 'GARDEN', sort: 90, status: '1' },
    change: { remark: '春秋两季' },
  },
  {
    requirement: 'PAGE-01',
    resource: 'activitySignUp',
    values: { name: '王建国', phone: '13800001234' },
    references: { activityId: 'activity' },
    among: { status: '1' },
    change: { remark: '需要轮椅' },
    act: { action: 'pass', isOnSeeded: true },
  },
  {
    requirement: 'PAGE-02',
    resource: 'certification',
    values: { certType: '1', method: '2', year: 2026 },
    references: { retireeId: 'retiree' },
    change: { method: '1' },
    act: { action: 'pass', asked: { validUntil: '2027-01-31' }, isOnSeeded: true },
  },
  {
    requirement: 'PAGE-03',
    resource: 'curriculum',
    values: { title: '手机摄影入门', mode: '2', isFree: 'Y', isRecommend: 'N', sort: 10 },
    references: { typeId: 'curriculumType' },
    change: { teacher: '陈国栋' },
    act: { action: 'publish' },
  },
  {
    requirement: 'PAGE-03',
    resource: 'curriculumType',
    values: { name: '园艺课', sort: 90, status: '1' },
    change: { sort: 91 },
  },
  {
    requirement: 'PAGE-04',
    resource: 'enterprise',
    values: { name: '江城第二机床厂', creditCode: '91350100M000100Y43' },
    change: { legalPerson: '周建华' },
    act: { action: 'disable' },
  },
  {
    requirement: 'PAGE-05',
    resource: 'match',
    values: { title: '重阳书法赛', organizer: '江城老年大学', signUpStart: moment, signUpEnd: '2026-04-01 09:00:00' },
    change: { sponsor: '江城市文化馆' },
    act: { action: 'openSignUp' },
  },
  {
    requirement: 'PAGE-05',
    resource: 'matchWork',
    values: { title: '行书《兰亭序》', authorName: '李秀兰' },
    references: { matchId: 'match' },
    change: { description: '四尺整张' },
    act: { action: 'pass', isOnSeeded: true },
  },
  {
    requirement: 'PAGE-06',
    resource: 'policy',
    values: { title: '关于高龄津贴的通知', content: '<p>自四月起施行。</p>', isTop: 'N', level: '3' },
    references: { typeId: 'newsType' },
    change: { docNo: '江人社〔2026〕5号' },
    act: { action: 'publish' },
  },
  {
    requirement: 'PAGE-06',
    resource: 'newsType',
    values: { name: '健康提示', code: 'B77', sort: 90, showOnHome: 'N', status: '1' },
    change: { sort: 91 },
  },
  {
    requirement: 'PAGE-06',
    resource: 'news',
    values: { title: '春季养生', content: '<p>早睡早起。</p>', isTop: 'N' },
    references: { typeId: 'newsType' },
    change: { source: '健康报' },
    act: { action: 'publish' },
  },
  {
    requirement: 'PAGE-07',
    resource: 'retiree',
    values: {
      name: '王建国',
      // A district that no county has: the number belongs to nobody. GB 11643.
      idCard: '420199195003120015',
      retireDate: '2010-04-01',
      districtCode: '420106',
      isLonely: 'N',
      isPoor: 'N',
      isModel: 'N',
      isVeteran: 'N',
      isVolunteer: 'N',
    },
    references: { enterpriseId: 'enterprise' },
    change: { community: '水果湖社区' },
    act: { action: 'moveOut' },
  },
  {
    requirement: 'PAGE-08',
    resource: 'retireGoods',
    values: { name: '保温杯', price: 39.9, isRecommend: 'N' },
    change: { brand: '长青' },
    act: { action: 'pass' },
  },
  {
    requirement: 'PAGE-08',
    resource: 'shopOrder',
    change: {},
    act: { action: 'accept', isOnSeeded: true },
  },
  ...['rotationChart', 'rotationChartShop'].map((resource) => ({
    requirement: 'PAGE-09',
    resource,
    values: { title: '重阳节', ...chart },
    pictures: ['image'],
    change: { sort: 11 },
  })),
  {
    requirement: 'PAGE-10',
    resource: 'squarePost',
    change: {},
    act: { action: 'pass', isOnSeeded: true },
  },
  {
    requirement: 'PAGE-10',
    resource: 'topic',
    values: { name: '银龄手作角', isHot: 'N', sort: 90 },
    change: { description: '说说您的一天' },
    act: { action: 'publish' },
  },
];

const requirements = [...new Set(journeys.map(({ requirement }) => requirement))];

describeApplicationOnBothEngines('business pages', (application) => {
  for (const requirement of requirements) {
    const own = journeys.filter((journey) => journey.requirement === requirement);
    it(`${requirement} rows are added, found, changed, acted upon, deleted and brought back: ${own.map(({ resource }) => resource).join(', ')}`, async () => {
      for (const journey of own) {
        expect([journey.resource, await walkResource(application(), journey, people)]).toEqual([
          journey.resource,
          // No banner is seeded.
          expectedOfJourney(journey, journey.pictures === undefined),
        ]);
      }
    });
  }
});

it('every business page has a journey, but for rows that are kept within another', () => {
  const within = ['familyMember', 'shopOrderItem'];
  const business = resources.filter(({ path, name }) => path.startsWith('/isps/') && !within.includes(name));
  expect(journeys.map(({ resource }) => resource).toSorted()).toEqual(business.map(({ name }) => name).toSorted());
});
