import { answeringHttp, type Answer, type AnsweringHttp } from './answering-http.ts';

export const ADDRESS = 'http://127.0.0.1:8080';

const meta = { title: '', icon: '', keepAlive: false, internalOrExternal: false, componentName: '' };

const menu = [
  {
    id: '1',
    path: '/isps/shop',
    name: 'isps-shop',
    component: 'areas/shop',
    meta: { ...meta, title: '商城订单' },
  },
  {
    id: '2',
    path: '/isps',
    name: 'isps',
    component: 'layouts/RouteView',
    meta: { ...meta, title: '活动中心' },
    children: [
      {
        id: '3',
        path: '/isps/activity',
        name: 'isps-activity',
        component: 'areas/activity',
        meta: { ...meta, title: '活动管理' },
      },
      {
        id: '4',
        path: '/isps/secret',
        name: 'isps-secret',
        component: 'areas/secret',
        hidden: true,
        meta: { ...meta, title: '隐藏页' },
      },
    ],
  },
];

const auth = [{ action: 'activity:add', type: '1', status: '1', describe: '新增' }];
const allAuth = [...auth, { action: 'activity:delete', type: '2', status: '1', describe: '删除' }];

export const rows = [
  {
    id: 'a1',
    title: '重阳登高\u001b[31m',
    typeId: 't1',
    typeId_dictText: '文体',
    status: '1',
    status_dictText: '报名中',
    isTop: 'Y',
    quota: 30,
    createBy: 'admin',
    createTime: '2026-01-10 09:00:00',
    updateBy: null,
    updateTime: null,
  },
  {
    id: 'a2',
    title: '书法讲座',
    typeId: 't2',
    typeId_dictText: '讲座',
    status: '0',
    status_dictText: '草稿',
    isTop: 'N',
    quota: 0,
    createBy: 'admin',
    createTime: '2026-01-09 09:00:00',
    updateBy: null,
    updateTime: null,
  },
];

export const answers = {
  'POST /api/sys/login': {
    result: {
      token: 't0ken',
      userInfo: { id: 'u1', username: 'admin', realname: '管理员', avatar: '' },
      sysAllDictItems: {},
    },
  },
  'POST /api/sys/logout': { result: null },
  'GET /api/sys/permission/getUserPermissionByToken': { result: { menu, auth, allAuth } },
  'GET /api/isps/activity/list': { result: { records: rows, total: 22, size: 10, current: 2, pages: 3 } },
} satisfies Readonly<Record<string, Answer>>;

/** A server where all goes well but for what a test says. */
export function server(other: Readonly<Record<string, Answer>> = {}): AnsweringHttp {
  return answeringHttp({ ...answers, ...other });
}
