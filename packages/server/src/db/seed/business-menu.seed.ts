import { localized } from '@evergreen/core/kernel';

import { resourcePage, group, page, type MenuSeed } from './menu-definition.ts';

/** The business part of the menu. A new resource is one line here, its page and its buttons: `resourcePage(name, icon)`. */
export const businessMenu: readonly MenuSeed[] = [
  page('/dashboard/analysis', 'pages/home', localized('首页', 'Home'), { icon: 'HomeOutlined' }),
  group('/activities', 'CalendarOutlined', localized('活动中心', 'Activities'), [
    resourcePage('activity', 'CalendarOutlined'),
    resourcePage('activitySignUp', 'IdcardOutlined'),
    resourcePage('activityType', 'TagsOutlined'),
    resourcePage('match', 'TrophyOutlined'),
    resourcePage('matchWork', 'PictureOutlined'),
  ]),
  group('/retirees', 'TeamOutlined', localized('人员与企业', 'People and enterprises'), [
    resourcePage('retiree', 'UserOutlined'),
    resourcePage('familyMember', 'TeamOutlined', { isHidden: true }),
    resourcePage('certification', 'SafetyCertificateOutlined'),
    resourcePage('enterprise', 'BankOutlined'),
  ]),
  group('/learning', 'ReadOutlined', localized('学习园地', 'Learning'), [
    resourcePage('curriculum', 'BookOutlined'),
    resourcePage('curriculumType', 'TagsOutlined'),
  ]),
  group('/content', 'FileTextOutlined', localized('内容管理', 'Content'), [
    resourcePage('policy', 'FileProtectOutlined'),
    resourcePage('newsType', 'ProfileOutlined'),
    resourcePage('news', 'ReadOutlined'),
    resourcePage('rotationChart', 'PictureOutlined'),
    resourcePage('rotationChartShop', 'PictureOutlined'),
  ]),
  group('/shop', 'ShopOutlined', localized('退休商城', 'Shop'), [
    resourcePage('retireGoods', 'ShoppingOutlined'),
    resourcePage('shopOrder', 'ShopOutlined'),
    resourcePage('shopOrderItem', 'ProfileOutlined', { isHidden: true }),
  ]),
  group('/square', 'CommentOutlined', localized('广场管理', 'Square'), [
    resourcePage('squarePost', 'MessageOutlined'),
    resourcePage('topic', 'NumberOutlined'),
  ]),
];
