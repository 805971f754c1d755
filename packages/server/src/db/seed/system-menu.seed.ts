import { EXPLAIN_PERMISSION, GRANT_PERMISSIONS, LOG_PERMISSION } from '@evergreen/core/contract';
import { text } from '@evergreen/core/kernel';

import { group, page, type MenuSeed } from './menu-definition.ts';

/** The generic part of the menu. */
export const systemMenu: readonly MenuSeed[] = [
  group('/dashboard', 'DashboardOutlined', text('仪表盘', 'Dashboards'), [
    page('/dashboard/chart', 'pages/dashboard-chart', text('图表', 'Charts')),
    page('/dashboard/task', 'pages/dashboard-task', text('任务', 'Tasks')),
    page('/dashboard/monitor', 'pages/dashboard-monitor', text('监控', 'Monitor')),
    page('/dashboard/workplace', 'pages/dashboard-workplace', text('工作台', 'Workplace')),
  ]),
  group('/isystem', 'SettingOutlined', text('系统管理', 'System'), [
    page('/isystem/user', 'pages/user-list', text('用户管理', 'Users')),
    page('/isystem/userRecycleBin', 'pages/user-recycle-bin', text('用户回收站', "Users' recycle bin")),
    page('/isystem/roleUserList', 'pages/role-list', text('角色管理', 'Roles')),
    page('/isystem/authorization', 'pages/authorization', text('授权管理', 'Authorisation'), {
      children: [
        {
          key: GRANT_PERMISSIONS.role,
          kind: 'button',
          title: text('给角色授权', 'Grant to roles'),
          perms: GRANT_PERMISSIONS.role,
        },
        {
          key: GRANT_PERMISSIONS.department,
          kind: 'button',
          title: text('给部门授权', 'Grant to departments'),
          perms: GRANT_PERMISSIONS.department,
        },
        {
          key: GRANT_PERMISSIONS.departmentRole,
          kind: 'button',
          title: text('给部门角色授权', 'Grant to roles inside departments'),
          perms: GRANT_PERMISSIONS.departmentRole,
        },
      ],
    }),
    page('/isystem/permission', 'pages/permission-list', text('菜单管理', 'Menu and permissions')),
    page('/isystem/permissionExplain', 'pages/permission-explain', text('权限说明', 'Permissions explained'), {
      children: [
        {
          key: EXPLAIN_PERMISSION,
          kind: 'button',
          title: text('查看他人权限', 'See the rights of others'),
          perms: EXPLAIN_PERMISSION,
        },
      ],
    }),
    page('/isystem/depart', 'pages/department-list', text('部门管理', 'Departments')),
    page('/isystem/departUserList', 'pages/my-department', text('我的部门', 'My department')),
    page('/isystem/position', 'pages/position-list', text('职务管理', 'Positions')),
    page('/isystem/addressList', 'pages/address-book', text('通讯录', 'Address book')),
    page('/isystem/dict', 'pages/dictionary-list', text('数据字典', 'Dictionaries'), {
      children: [
        {
          key: 'dictionary:refresh',
          kind: 'button',
          title: text('刷新缓存', 'Refresh the cache'),
          perms: 'dictionary:refresh',
        },
      ],
    }),
    page('/isys/category', 'pages/category-list', text('分类字典', 'Categories')),
    page('/isystem/annountCement', 'pages/announcement-list', text('系统通告', 'Announcements')),
    page('/isys/tenant', 'pages/tenant-list', text('租户管理', 'Tenants')),
    page('/isystem/fillRule', 'pages/fill-rule-list', text('系统编码规则', 'Fill rules')),
    page('/isystem/checkRule', 'pages/check-rule-list', text('系统校验规则', 'Check rules')),
    page('/isystem/dataSource', 'pages/data-source-list', text('多数据源管理', 'Data sources')),
    page('/oss/file', 'pages/oss-file-list', text('对象存储', 'Stored files')),
    page('/isystem/smsOutbox', 'pages/sms-outbox', text('短信发件箱', 'Text message outbox'), {
      children: [
        {
          key: 'sms:outbox',
          kind: 'button',
          title: text('查看短信发件箱', 'See the text message outbox'),
          perms: 'sms:outbox',
        },
      ],
    }),
  ]),
  group('/online', 'CloudOutlined', text('在线开发', 'Online forms and reports'), [
    page('/online/cgform', 'modules/online/cgform/OnlCgformHeadList', text('Online表单开发', 'Online forms')),
    page('/online/cgreport', 'modules/online/cgreport/OnlCgreportHeadList', text('Online报表配置', 'Online reports')),
    page('/online/copyform/:code', 'modules/online/cgform/OnlCgformCopyList', text('复制表单', 'Copied forms'), {
      hidden: true,
    }),
    page(
      '/online/cgformList/:code',
      'modules/online/cgform/auto/OnlCgformAutoList',
      text('AUTO在线表单', 'Automatic form list'),
      { hidden: true },
    ),
    page(
      '/online/cgformTreeList/:code',
      'modules/online/cgform/auto/OnlCgformTreeList',
      text('AUTO树表单列表', 'Automatic tree list'),
      { hidden: true },
    ),
    page(
      '/online/cgformErpList/:code',
      'modules/online/cgform/auto/erp/OnlCgformErpList',
      text('AUTO在线ERP表单', 'Automatic ERP list'),
      { hidden: true },
    ),
    page(
      '/online/cgformTabList/:code',
      'modules/online/cgform/auto/tab/OnlCgformTabList',
      text('AUTO在线Tab表单', 'Automatic tab list'),
      { hidden: true },
    ),
    page(
      '/online/cgformInnerTableList/:code',
      'modules/online/cgform/auto/innerTable/OnlCgformInnerTableList',
      text('AUTO在线内嵌子表', 'Automatic inner-table list'),
      { hidden: true },
    ),
    page(
      '/online/cgreport/:code',
      'modules/online/cgreport/auto/OnlCgreportAutoList',
      text('AUTO在线报表', 'Automatic report'),
      { hidden: true },
    ),
  ]),
  group('/dashboard3', 'MonitorOutlined', text('系统监控', 'Monitoring'), [
    page('/isystem/gatewayroute', 'pages/gateway-route-list', text('路由网关', 'Gateway routes')),
    page('/isystem/QuartzJobList', 'pages/quartz-job-list', text('定时任务', 'Scheduled jobs')),
    page('/isystem/log', 'pages/log-list', text('日志管理', 'Logs'), {
      children: [
        { key: LOG_PERMISSION, kind: 'button', title: text('查看日志', 'See the logs'), perms: LOG_PERMISSION },
      ],
    }),
    page('/sys/dataLog-list', 'pages/data-log-list', text('数据日志', 'Data logs')),
    group('/monitor', 'LineChartOutlined', text('性能监控', 'Performance'), [
      page('/monitor/Disk', 'pages/monitor-disk', text('磁盘监控', 'Disk')),
      page('/monitor/HttpTrace', 'pages/monitor-http-trace', text('请求追踪', 'HTTP trace')),
      page('/monitor/JvmInfo', 'pages/monitor-process', text('服务进程信息', 'Server process')),
      page('/monitor/redis/info', 'pages/monitor-cache', text('缓存监控', 'Cache')),
      page('/monitor/TomcatInfo', 'pages/monitor-http-server', text('HTTP 服务信息', 'HTTP server')),
      page('/monitor/SystemInfo', 'pages/monitor-system', text('系统信息', 'System information')),
    ]),
  ]),
  group('/message', 'MessageOutlined', text('消息中心', 'Messages'), [
    page('/modules/message/sysMessageList', 'pages/message-list', text('消息管理', 'Messages')),
    page('/modules/message/sysMessageTemplateList', 'pages/message-template-list', text('模板管理', 'Templates')),
    page('/isps/userAnnouncement', 'pages/user-announcement', text('我的消息', 'My messages')),
  ]),
  group('/result', 'CheckCircleOutlined', text('结果页', 'Results'), [
    page('/result/success', 'pages/result-success', text('成功', 'Success')),
    page('/result/fail', 'pages/result-fail', text('失败', 'Failure')),
  ]),
  group('/exception', 'WarningOutlined', text('异常页', 'Exceptions'), [
    page('/exception/403', 'pages/exception-403', text('403', '403')),
    page('/exception/404', 'pages/exception-404', text('404', '404')),
    page('/exception/500', 'pages/exception-500', text('500', '500')),
  ]),
];

/** Pages of one's own: reached from the user menu, open to everybody signed in. */
export const accountMenu: MenuSeed = group(
  '/account',
  'UserOutlined',
  text('个人页', 'Account'),
  [
    page('/account/center', 'pages/account-center', text('个人中心', 'Account centre'), {
      componentName: 'account-center',
    }),
    group(
      '/account/settings',
      'SettingOutlined',
      text('个人设置', 'Account settings'),
      [
        page('/account/settings/base', 'pages/account-settings-base', text('基本设置', 'Base'), {
          componentName: 'account-settings-base',
        }),
        page('/account/settings/binding', 'pages/account-settings-binding', text('账户绑定', 'Binding')),
        page('/account/settings/custom', 'pages/account-settings-custom', text('个性化设置', 'Custom')),
        page(
          '/account/settings/notification',
          'pages/account-settings-notification',
          text('新消息通知', 'Notification'),
        ),
        page('/account/settings/security', 'pages/account-settings-security', text('安全设置', 'Security')),
        page('/account/settings/avatar', 'pages/account-settings-avatar', text('更换头像', 'Avatar')),
      ],
      { redirect: '/account/settings/base' },
    ),
    page('/account/tenant', 'pages/tenant-selection', text('租户选择', 'Tenant selection')),
    page('/account/thirdLogin', 'pages/third-login', text('第三方登录', 'Third-party login')),
  ],
  { hidden: true },
);
