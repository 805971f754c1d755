import { localized } from '@evergreen/core/kernel';

import { resourcePage, group, page, type MenuSeed } from './menu-definition.ts';

/** The business part of the menu. A new resource is one line here, its page and its buttons: `resourcePage(name, icon)`. */
export const businessMenu: readonly MenuSeed[] = [
  page('/dashboard/analysis', 'pages/home', localized('首页', 'Home'), { icon: 'HomeOutlined' }),
  group('/activities', 'CalendarOutlined', localized('活动中心', 'Activities'), [
    resourcePage('activity', 'CalendarOutlined'),
    resourcePage('activitySignUp', 'IdcardOutlined', { isHidden: true }),
    resourcePage('activityType', 'TagsOutlined'),
    page('/isps/match', 'pages/match-list', localized('赛事管理', 'Matches'), { icon: 'TrophyOutlined' }),
  ]),
  group('/retirees', 'TeamOutlined', localized('人员与企业', 'People and enterprises'), [
    page('/isps/retiree', 'pages/retiree-list', localized('退休人员', 'Retirees'), { icon: 'UserOutlined' }),
    page('/isps/certification', 'pages/certification-list', localized('认证管理', 'Certifications'), {
      icon: 'SafetyCertificateOutlined',
    }),
    page('/isps/enterprise', 'pages/enterprise-list', localized('企业管理', 'Enterprises'), { icon: 'BankOutlined' }),
  ]),
  group('/learning', 'ReadOutlined', localized('学习园地', 'Learning'), [
    resourcePage('curriculum', 'BookOutlined'),
    resourcePage('curriculumType', 'TagsOutlined'),
  ]),
  group('/content', 'FileTextOutlined', localized('内容管理', 'Content'), [
    resourcePage('policy', 'FileProtectOutlined'),
    resourcePage('newsType', 'ProfileOutlined'),
    resourcePage('news', 'ReadOutlined', { isHidden: true }),
    page('/isps/rotationChart', 'pages/rotation-chart-list', localized('首页轮播图', 'Home rotation charts'), {
      icon: 'PictureOutlined',
    }),
    page('/isps/rotationChartShop', 'pages/shop-rotation-chart-list', localized('商城轮播图', 'Shop rotation charts'), {
      icon: 'PictureOutlined',
    }),
  ]),
  group('/shop', 'ShopOutlined', localized('退休商城', 'Shop'), [
    page('/isps/retireGoods', 'pages/retire-goods-list', localized('商品管理', 'Goods'), { icon: 'ShoppingOutlined' }),
  ]),
  group('/square', 'CommentOutlined', localized('广场管理', 'Square'), [
    page('/isps/squarePost', 'pages/square-post-list', localized('广场帖子', 'Posts'), { icon: 'MessageOutlined' }),
    resourcePage('topic', 'NumberOutlined'),
  ]),
];
