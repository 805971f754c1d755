import { text } from '@evergreen/core/kernel';

import { resourcePage, group, page, type MenuSeed } from './menu-definition.ts';

/** The business part of the menu. A new resource is one line here, its page and its buttons: `areaPage(name, icon)`. */
export const businessMenu: readonly MenuSeed[] = [
  page('/dashboard/analysis', 'pages/home', text('首页', 'Home'), { icon: 'HomeOutlined' }),
  group('/activities', 'CalendarOutlined', text('活动中心', 'Activities'), [
    resourcePage('activity', 'CalendarOutlined'),
    resourcePage('activityType', 'TagsOutlined'),
    page('/isps/match', 'pages/match-list', text('赛事管理', 'Matches'), { icon: 'TrophyOutlined' }),
  ]),
  group('/retirees', 'TeamOutlined', text('人员与企业', 'People and enterprises'), [
    page('/isps/retiree', 'pages/retiree-list', text('退休人员', 'Retirees'), { icon: 'UserOutlined' }),
    page('/isps/certification', 'pages/certification-list', text('认证管理', 'Certifications'), {
      icon: 'SafetyCertificateOutlined',
    }),
    page('/isps/enterprise', 'pages/enterprise-list', text('企业管理', 'Enterprises'), { icon: 'BankOutlined' }),
  ]),
  group('/learning', 'ReadOutlined', text('学习园地', 'Learning'), [
    page('/isps/curriculum', 'pages/curriculum-list', text('课程管理', 'Curriculum'), { icon: 'BookOutlined' }),
    page('/isps/curriculumType', 'pages/curriculum-type-list', text('课程类型', 'Curriculum types'), {
      icon: 'TagsOutlined',
    }),
  ]),
  group('/content', 'FileTextOutlined', text('内容管理', 'Content'), [
    page('/isps/policy', 'pages/policy-list', text('政策管理', 'Policies'), { icon: 'FileProtectOutlined' }),
    page('/isps/newsType', 'pages/news-type-list', text('资讯类型', 'News types'), { icon: 'ProfileOutlined' }),
    page('/isps/rotationChart', 'pages/rotation-chart-list', text('首页轮播图', 'Home rotation charts'), {
      icon: 'PictureOutlined',
    }),
    page('/isps/rotationChartShop', 'pages/shop-rotation-chart-list', text('商城轮播图', 'Shop rotation charts'), {
      icon: 'PictureOutlined',
    }),
  ]),
  group('/shop', 'ShopOutlined', text('退休商城', 'Shop'), [
    page('/isps/retireGoods', 'pages/retire-goods-list', text('商品管理', 'Goods'), { icon: 'ShoppingOutlined' }),
  ]),
  group('/square', 'CommentOutlined', text('广场管理', 'Square'), [
    page('/isps/squarePost', 'pages/square-post-list', text('广场帖子', 'Posts'), { icon: 'MessageOutlined' }),
    page('/isps/topic', 'pages/topic-list', text('话题管理', 'Topics'), { icon: 'NumberOutlined' }),
  ]),
];
