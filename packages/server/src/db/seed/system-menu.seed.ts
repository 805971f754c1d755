import {
  ADDRESS_BOOK_PERMISSION,
  EXPLAIN_PERMISSION,
  GRANT_PERMISSIONS,
  BACKUP_PERMISSION,
  MONITOR_PERMISSION,
} from '@evergreen/core/contract';
import { localized } from '@evergreen/core/kernel';

import { group, page, resourcePage, type MenuSeed } from './menu-definition.ts';

/** The generic part of the menu. */
export const systemMenu: readonly MenuSeed[] = [
  group('/dashboard', 'DashboardOutlined', localized('仪表盘', 'Dashboards'), [
    page('/dashboard/chart', 'pages/dashboard-chart', localized('图表', 'Charts')),
    page('/dashboard/task', 'pages/dashboard-task', localized('任务', 'Tasks')),
    page('/dashboard/monitor', 'pages/dashboard-monitor', localized('监控', 'Monitor')),
    page('/dashboard/workplace', 'pages/dashboard-workplace', localized('工作台', 'Workplace')),
  ]),
  group('/isystem', 'SettingOutlined', localized('系统管理', 'System'), [
    resourcePage('user', 'UserOutlined'),
    resourcePage('userAgent', 'UserOutlined', { isHidden: true }),
    page('/isystem/userRecycleBin', 'pages/user-recycle-bin', localized('用户回收站', "Users' recycle bin")),
    resourcePage('role', 'TeamOutlined'),
    page('/isystem/authorization', 'pages/authorization', localized('授权管理', 'Authorisation'), {
      children: [
        {
          key: GRANT_PERMISSIONS.role,
          kind: 'button',
          title: localized('给角色授权', 'Grant to roles'),
          perms: GRANT_PERMISSIONS.role,
        },
        {
          key: GRANT_PERMISSIONS.department,
          kind: 'button',
          title: localized('给部门授权', 'Grant to departments'),
          perms: GRANT_PERMISSIONS.department,
        },
        {
          key: GRANT_PERMISSIONS.departmentRole,
          kind: 'button',
          title: localized('给部门角色授权', 'Grant to roles inside departments'),
          perms: GRANT_PERMISSIONS.departmentRole,
        },
      ],
    }),
    resourcePage('permission', 'MenuOutlined'),
    resourcePage('dataRule', 'FilterOutlined'),
    page('/isystem/permissionExplain', 'pages/permission-explain', localized('权限说明', 'Permissions explained'), {
      children: [
        {
          key: EXPLAIN_PERMISSION,
          kind: 'button',
          title: localized('查看他人权限', 'See the rights of others'),
          perms: EXPLAIN_PERMISSION,
        },
      ],
    }),
    resourcePage('department', 'BranchesOutlined'),
    resourcePage('departmentRole', 'TeamOutlined'),
    page('/isystem/departUserList', 'pages/my-department', localized('我的部门', 'My department')),
    resourcePage('position', 'IdcardOutlined'),
    page('/isystem/addressList', 'pages/address-book', localized('通讯录', 'Address book'), {
      children: [
        {
          key: ADDRESS_BOOK_PERMISSION,
          kind: 'button',
          title: localized('查看通讯录', 'See the address book'),
          perms: ADDRESS_BOOK_PERMISSION,
        },
      ],
    }),
    resourcePage('dict', 'BookOutlined'),
    resourcePage('dictItem', 'BookOutlined', { isHidden: true }),
    resourcePage('category', 'ClusterOutlined'),
    resourcePage('announcement', 'NotificationOutlined'),
    resourcePage('tenant', 'BankOutlined'),
    resourcePage('fillRule', 'NumberOutlined'),
    resourcePage('checkRule', 'SafetyCertificateOutlined'),
    resourcePage('dataSource', 'DatabaseOutlined'),
    resourcePage('storedFile', 'FolderOutlined'),
    page('/isystem/smsOutbox', 'pages/sms-outbox', localized('短信发件箱', 'Text message outbox'), {
      children: [
        {
          key: 'sms:outbox',
          kind: 'button',
          title: localized('查看短信发件箱', 'See the text message outbox'),
          perms: 'sms:outbox',
        },
      ],
    }),
  ]),
  group('/online', 'CloudOutlined', localized('在线开发', 'Online forms and reports'), [
    resourcePage('onlineForm', 'FormOutlined'),
    page(
      '/online/cgreport',
      'modules/online/cgreport/OnlCgreportHeadList',
      localized('Online报表配置', 'Online reports'),
    ),
    page('/online/copyform/:code', 'modules/online/cgform/OnlCgformCopyList', localized('复制表单', 'Copied forms'), {
      hidden: true,
    }),
    page(
      '/online/cgformList/:code',
      'modules/online/cgform/auto/OnlCgformAutoList',
      localized('AUTO在线表单', 'Automatic form list'),
      { hidden: true },
    ),
    page(
      '/online/cgformTreeList/:code',
      'modules/online/cgform/auto/OnlCgformTreeList',
      localized('AUTO树表单列表', 'Automatic tree list'),
      { hidden: true },
    ),
    page(
      '/online/cgformErpList/:code',
      'modules/online/cgform/auto/erp/OnlCgformErpList',
      localized('AUTO在线ERP表单', 'Automatic ERP list'),
      { hidden: true },
    ),
    page(
      '/online/cgformTabList/:code',
      'modules/online/cgform/auto/tab/OnlCgformTabList',
      localized('AUTO在线Tab表单', 'Automatic tab list'),
      { hidden: true },
    ),
    page(
      '/online/cgformInnerTableList/:code',
      'modules/online/cgform/auto/innerTable/OnlCgformInnerTableList',
      localized('AUTO在线内嵌子表', 'Automatic inner-table list'),
      { hidden: true },
    ),
    page(
      '/online/cgreport/:code',
      'modules/online/cgreport/auto/OnlCgreportAutoList',
      localized('AUTO在线报表', 'Automatic report'),
      { hidden: true },
    ),
  ]),
  group('/dashboard3', 'MonitorOutlined', localized('系统监控', 'Monitoring'), [
    resourcePage('gatewayRoute', 'BranchesOutlined'),
    resourcePage('quartzJob', 'ScheduleOutlined'),
    resourcePage('jobRun', 'ProfileOutlined', { isHidden: true }),
    resourcePage('alertRule', 'BellOutlined'),
    resourcePage('log', 'FileTextOutlined'),
    resourcePage('dataLog', 'ProfileOutlined'),
    group('/monitor', 'LineChartOutlined', localized('性能监控', 'Performance'), [
      page('/monitor/Disk', 'pages/monitor-disk', localized('磁盘监控', 'Disk')),
      page('/monitor/HttpTrace', 'pages/monitor-http-trace', localized('请求追踪', 'HTTP trace')),
      page('/monitor/JvmInfo', 'pages/monitor-process', localized('服务进程信息', 'Server process')),
      page('/monitor/redis/info', 'pages/monitor-cache', localized('缓存监控', 'Cache')),
      page('/monitor/TomcatInfo', 'pages/monitor-http-server', localized('HTTP 服务信息', 'HTTP server')),
      page('/monitor/SystemInfo', 'pages/monitor-system', localized('系统信息', 'System information'), {
        children: [
          {
            key: MONITOR_PERMISSION,
            kind: 'button',
            title: localized('查看性能监控', 'See how the platform runs'),
            perms: MONITOR_PERMISSION,
          },
          {
            key: BACKUP_PERMISSION,
            kind: 'button',
            title: localized('立即备份数据库', 'Back up the database now'),
            perms: BACKUP_PERMISSION,
          },
        ],
      }),
    ]),
  ]),
  group('/message', 'MessageOutlined', localized('消息中心', 'Messages'), [
    resourcePage('message', 'MailOutlined'),
    resourcePage('messageTemplate', 'FileTextOutlined'),
    page('/isps/userAnnouncement', 'pages/user-announcement', localized('我的消息', 'My messages')),
  ]),
  group('/result', 'CheckCircleOutlined', localized('结果页', 'Results'), [
    page('/result/success', 'pages/result-success', localized('成功', 'Success')),
    page('/result/fail', 'pages/result-fail', localized('失败', 'Failure')),
  ]),
  group('/exception', 'WarningOutlined', localized('异常页', 'Exceptions'), [
    page('/exception/403', 'pages/exception-403', localized('403', '403')),
    page('/exception/404', 'pages/exception-404', localized('404', '404')),
    page('/exception/500', 'pages/exception-500', localized('500', '500')),
  ]),
];

/** Pages of one's own: reached from the user menu, open to everybody signed in. */
export const accountMenu: MenuSeed = group(
  '/account',
  'UserOutlined',
  localized('个人页', 'Account'),
  [
    page('/account/center', 'pages/account-center', localized('个人中心', 'Account centre'), {
      componentName: 'account-center',
    }),
    group(
      '/account/settings',
      'SettingOutlined',
      localized('个人设置', 'Account settings'),
      [
        page('/account/settings/base', 'pages/account-settings-base', localized('基本设置', 'Base'), {
          componentName: 'account-settings-base',
        }),
        page('/account/settings/binding', 'pages/account-settings-binding', localized('账户绑定', 'Binding')),
        page('/account/settings/custom', 'pages/account-settings-custom', localized('个性化设置', 'Custom')),
        page(
          '/account/settings/notification',
          'pages/account-settings-notification',
          localized('新消息通知', 'Notification'),
        ),
        page('/account/settings/security', 'pages/account-settings-security', localized('安全设置', 'Security')),
        page('/account/settings/avatar', 'pages/account-settings-avatar', localized('更换头像', 'Avatar')),
      ],
      { redirect: '/account/settings/base' },
    ),
    page('/account/tenant', 'pages/tenant-selection', localized('租户选择', 'Tenant selection')),
    page('/account/thirdLogin', 'pages/third-login', localized('第三方登录', 'Third-party login')),
  ],
  { hidden: true },
);
