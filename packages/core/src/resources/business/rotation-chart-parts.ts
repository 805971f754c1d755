import { localized } from '../../kernel/index.ts';
import { orderAmong, validity } from './content-parts.ts';

const leadsTo = (value: string) => ({ field: 'linkType', rule: 'eq', value }) as const;

/** What a picture of a rotation chart leads to when it is pressed. */
const target = (resource: string, chinese: string, english: string, linkType: string) =>
  ({
    type: 'reference',
    resource,
    label: localized(chinese, english),
    isRequired: true,
    when: leadsTo(linkType),
    column: false,
    form: { group: 'link' },
  }) as const;

/** The two rotation charts are lists of their own with the same fields. */
export const rotationChart = {
  labelField: 'title',
  lookup: 'nobody',
  scope: 'tenant',
  defaultSorter: { column: 'sort', order: 'asc' },
  columns: ['title', 'image', 'status', 'linkType', 'sort', 'startTime', 'endTime', 'updateTime'],
  groups: {
    picture: localized('图片', 'Picture'),
    link: localized('点击后', 'When pressed'),
    display: localized('展示', 'Display'),
  },
  fields: {
    title: {
      type: 'text',
      label: localized('标题', 'Title'),
      maximumLength: 50,
      isRequired: true,
      search: 'contains',
      column: { width: 250, isSortable: true },
      form: { group: 'picture' },
    },
    image: {
      type: 'file',
      accepts: 'image',
      maximum: 1,
      label: localized('图片', 'Picture'),
      isRequired: true,
      column: { width: 110 },
      form: { group: 'picture', hint: localized('建议 1200 × 480 像素', '1200 × 480 pixels are best') },
    },
    linkType: {
      type: 'dictionary',
      dictionary: 'link_type',
      label: localized('链接类型', 'Link type'),
      isRequired: true,
      initial: '1',
      search: 'equals',
      column: { width: 100 },
      form: { group: 'link' },
    },
    linkUrl: {
      type: 'text',
      label: localized('外部链接', 'Address'),
      maximumLength: 255,
      rule: 'url',
      isRequired: true,
      when: leadsTo('2'),
      column: { width: 220 },
      form: { group: 'link' },
    },
    activityId: target('activity', '活动', 'Activity', '3'),
    newsId: target('news', '资讯', 'Article', '4'),
    curriculumId: target('curriculum', '课程', 'Course', '5'),
    goodsId: target('retireGoods', '商品', 'Goods', '6'),
    status: { ...validity, form: { group: 'display' } },
    sort: orderAmong('display'),
    startTime: {
      type: 'dateTime',
      label: localized('开始展示', 'Start of display'),
      search: 'range',
      column: { width: 170, isSortable: true },
      form: { group: 'display' },
    },
    endTime: {
      type: 'dateTime',
      label: localized('结束展示', 'End of display'),
      notBefore: 'startTime',
      isEnd: true,
      column: { width: 170, isSortable: true },
      form: { group: 'display' },
    },
    remark: {
      type: 'multilineText',
      label: localized('备注', 'Remark'),
      maximumLength: 300,
      column: { width: 200 },
      form: { group: 'display', isWide: true },
    },
  },
} as const;
