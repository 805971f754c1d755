import * as v from 'valibot';
import { expect, it } from 'vitest';

import { expectedOfJourney, walkResource, type ResourceJourney } from '../../../test/resource-journey.ts';
import { describeApplicationOnBothEngines } from '../../../test/test-application.ts';

const part = { digits: '*', pattern: String.raw`\d{6}`, message: '请输入六位数字' };

/** Of the pages by which administrators keep people, rights, rules and messages. */
const journeys: readonly ResourceJourney[] = [
  {
    requirement: 'PAGE-11',
    resource: 'user',
    values: { username: 'archivist0417', realname: '刘洋', password: 'Correct-Horse-9' },
    change: { workNo: 'G0417' },
    act: { action: 'freeze' },
  },
  {
    requirement: 'PAGE-12',
    resource: 'role',
    values: { roleName: '档案管理员', roleCode: 'archivist', needsSecondFactor: 'N' },
    change: { description: '管理退休人员档案' },
  },
  {
    requirement: 'PAGE-12',
    resource: 'permission',
    values: { name: '档案', menuType: '0', url: '/isps/archive', component: 'layouts/RouteView' },
    change: { sortNo: 7 },
  },
  {
    requirement: 'PAGE-12',
    resource: 'department',
    values: { departName: '档案科', orgCategory: '2', departOrder: 3 },
    change: { address: '武昌区中北路' },
  },
  {
    requirement: 'PAGE-12',
    resource: 'departmentRole',
    values: { roleName: '档案科科员', roleCode: 'archive_clerk' },
    references: { departId: 'department' },
    change: { description: '登记档案' },
  },
  {
    requirement: 'PAGE-12',
    resource: 'position',
    values: { code: 'DAY01', name: '档案员', postRank: '3' },
    change: { name: '高级档案员' },
  },
  {
    requirement: 'PAGE-13',
    resource: 'dict',
    values: { dictName: '档案类型', dictCode: 'archive_type' },
    change: { description: '纸质或电子' },
  },
  {
    requirement: 'PAGE-13',
    resource: 'dictItem',
    values: { itemText: '电子档案', itemValue: 'E7', sortOrder: 9, status: '1' },
    references: { dictId: 'dict' },
    change: { description: '扫描件' },
    act: { action: 'disable' },
  },
  { requirement: 'PAGE-13', resource: 'category', values: { name: '档案分类' }, change: { name: '档案类别' } },
  {
    requirement: 'PAGE-13',
    resource: 'fillRule',
    values: { ruleName: '档案编号', ruleCode: 'archive_number', handler: 'serialNumber', period: 'day', digits: 4 },
    change: { digits: 5 },
  },
  {
    requirement: 'PAGE-13',
    resource: 'checkRule',
    values: { ruleName: '档案编号', ruleCode: 'archive_check', ruleJson: JSON.stringify([part]) },
    change: { ruleDescription: '六位数字' },
  },
  {
    requirement: 'PAGE-16',
    resource: 'announcement',
    values: { titile: '放假通知', msgCategory: '1', priority: 'M', msgType: 'ALL', msgAbstract: '五一放假五天' },
    change: { msgAbstract: '五一放假三天' },
  },
  {
    requirement: 'PAGE-16',
    resource: 'messageTemplate',
    values: {
      templateCode: 'ARCHIVE1',
      templateName: '档案到期',
      templateType: '4',
      templateContent: '${name} 的档案到期',
    },
    change: { templateName: '档案即将到期' },
  },
  {
    requirement: 'PAGE-17',
    resource: 'tenant',
    values: { name: '江夏区退管中心', number: 90_417 },
    change: { name: '江夏区退休人员服务中心' },
    act: { action: 'freeze' },
  },
  {
    requirement: 'PAGE-17',
    resource: 'dataSource',
    values: {
      code: 'archive',
      name: '档案库',
      dbType: '4',
      dbUrl: 'archive.example.com:5432',
      dbName: 'archive',
      dbUsername: 'reader',
      dbPassword: 'Correct-Horse-9',
    },
    change: { name: '档案只读库' },
  },
  {
    requirement: 'PAGE-17',
    resource: 'gatewayRoute',
    values: { routerId: 'archive', name: '档案服务', uri: 'http://archive.example.com', status: '1' },
    change: { name: '档案查询服务' },
    act: { action: 'disable' },
  },
];

/** Tables that a new platform has no row in. */
const UNSEEDED: readonly string[] = ['dataSource'];

const people = { reader: 'admin', stranger: 'supervisor' };

describeApplicationOnBothEngines(
  'system pages',
  (application) => {
    for (const requirement of new Set(journeys.map((journey) => journey.requirement))) {
      const own = journeys.filter((journey) => journey.requirement === requirement);
      it(`${requirement} rows are added, found, changed, acted upon, deleted and brought back: ${own.map(({ resource }) => resource).join(', ')}`, async () => {
        for (const journey of own)
          expect([journey.resource, await walkResource(application(), journey, people)]).toEqual([
            journey.resource,
            expectedOfJourney(journey, !UNSEEDED.includes(journey.resource)),
          ]);
      });
    }

    it('PAGE-16 an announcement is released and revoked, and what a template sends is kept as a message and sent again', async () => {
      const { call, signIn } = application();
      const token = await signIn('admin');
      const said = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
        (await call({ method, url, token, ...(payload === undefined ? {} : { payload }) })).envelope;
      const added = await said('POST', '/sys/annountCement/add', {
        titile: '放假通知',
        msgCategory: '1',
        priority: 'M',
        msgType: 'ALL',
        msgAbstract: '五一放假五天',
      });
      const { id } = v.parse(v.object({ id: v.string() }), added.result);
      const stateAfter = async (action: string) => {
        await said('GET', `/sys/annountCement/${action}?id=${id}`);
        const { result } = await said('GET', `/sys/annountCement/queryById?id=${id}`);
        return v.parse(v.object({ sendStatus: v.string() }), result).sendStatus;
      };
      expect([await stateAfter('doReleaseData'), await stateAfter('doReovkeData')]).toEqual(['1', '2']);
      const sent = await said('POST', '/sys/message/sysMessageTemplate/sendMsg', {
        templateCode: 'certPassed',
        receiver: 'clerk',
        testData: '{"date":"今天"}',
      });
      const newest = async () => {
        const { result } = await said('GET', '/sys/message/sysMessage/list?pageSize=1');
        const { records } = v.parse(
          v.object({ records: v.array(v.object({ id: v.string(), esReceiver: v.string(), esSendNum: v.number() })) }),
          result,
        );
        return records[0];
      };
      const message = await newest();
      await said('PUT', '/sys/message/sysMessage/resend', { rows: [{ id: message?.id }] });
      expect([sent.success, message?.esReceiver, message?.esSendNum, (await newest())?.esSendNum]).toEqual([
        true,
        'clerk',
        1,
        2,
      ]);
    });
  },
  { dataSourceHosts: ['archive.example.com:5432'] },
);
