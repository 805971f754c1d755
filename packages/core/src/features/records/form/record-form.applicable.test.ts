import { expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { activitySignUpResource, defineResource } from '../../../resources/index.ts';
import { desk } from './record-form.testing.ts';

const bannerResource = defineResource({
  name: 'banner',
  path: '/isps/banner',
  title: localized('轮播图', 'Banners'),
  singular: localized('轮播图', 'Banner'),
  permissionPrefix: 'banner',
  labelField: 'title',
  lookup: 'nobody',
  defaultSorter: { column: 'createTime', order: 'desc' },
  groups: { link: localized('链接', 'Link') },
  fields: {
    title: { type: 'text', label: localized('标题', 'Title'), maximumLength: 20 },
    linkType: { type: 'dictionary', dictionary: 'link_type', label: localized('链接方式', 'Kind'), initial: '1' },
    linkUrl: {
      type: 'text',
      label: localized('链接地址', 'Address'),
      maximumLength: 50,
      isRequired: true,
      when: { field: 'linkType', rule: 'eq', value: '2' },
      form: { group: 'link' },
    },
  },
});

it('asks for a field while its condition holds, remembers what was typed, and saves it only then', async () => {
  const { open, asked, answer } = desk(bannerResource);
  const { form, type } = open();
  const shown = () => {
    const { groups, outstanding, errors } = form.facts();
    return [groups.flatMap(({ fields }) => fields.map(([key]) => key)), outstanding, Object.keys(errors)];
  };
  const seen = [shown()];
  type('linkType', '2');
  form.send({ type: 'value.leave', key: 'linkUrl' });
  seen.push(shown());
  type('linkUrl', 'https://a.example');
  seen.push(shown());
  type('linkUrl', '');
  form.send({ type: 'value.leave', key: 'linkUrl' });
  type('linkType', '1');
  seen.push(shown());
  type('linkType', '2');
  type('linkUrl', 'https://a.example');
  type('linkType', '1');
  const hidden = form.facts().values['linkUrl'];
  form.send({ type: 'form.submit' });
  await answer('/isps/banner/add', { id: 'b1', title: null, linkType: '1', linkUrl: null });
  const [, , body] = asked().at(-1) ?? [];
  expect({ seen, hidden, sent: JSON.parse(String(body)) as unknown }).toEqual({
    seen: [
      [['title', 'linkType'], [], []],
      [['title', 'linkType', 'linkUrl'], ['linkUrl'], ['linkUrl']],
      [['title', 'linkType', 'linkUrl'], [], []],
      [['title', 'linkType'], [], []],
    ],
    hidden: 'https://a.example',
    sent: { title: null, linkType: '1', linkUrl: null },
  });
});

const contactResource = defineResource({
  ...bannerResource,
  name: 'contact',
  fields: {
    title: { type: 'text', label: localized('标题', 'Title'), maximumLength: 20 },
    friend: { type: 'text', label: localized('联系人', 'Contact'), maximumLength: 20 },
    phone: {
      type: 'text',
      label: localized('联系电话', 'Telephone'),
      maximumLength: 20,
      requiredWhen: { field: 'friend', rule: 'notEmpty' },
    },
  },
});

it('needs a field as soon as the one is typed that it belongs to, and says so until either is right', () => {
  const { form, type } = desk(contactResource).open();
  const shown = () => {
    const { groups, outstanding, errors } = form.facts();
    const required = groups.flatMap(({ fields }) =>
      fields.flatMap(([key, { isRequired }]) => (isRequired ? [key] : [])),
    );
    return [required, outstanding, errors['phone']?.['zh-CN'] ?? null];
  };
  const seen = [shown()];
  type('friend', '张');
  seen.push(shown());
  form.send({ type: 'form.submit' });
  seen.push(shown());
  type('friend', '');
  seen.push(shown());
  type('friend', '张三');
  type('phone', '13800138000');
  seen.push(shown());
  expect(seen).toEqual([
    [[], [], null],
    [['phone'], ['phone'], null],
    [['phone'], ['phone'], '请输入联系电话'],
    [[], [], null],
    [['phone'], [], null],
  ]);
});

it('takes name and number of the person who is chosen: empty inputs say so, another choice empties what was taken', async () => {
  const { open, answer } = desk(activitySignUpResource);
  const row = {
    id: 's1',
    activityId: 'a1',
    retireeId: 'r1',
    name: '王秀英',
    phone: '138****5678',
    status: '1',
    ...unwritten,
  };
  const { form, type } = open({ kind: 'edit', id: 's1' });
  await answer('/isps/activitySignUp/queryById', row);
  const shown = () => {
    const { groups, values } = form.facts();
    const asked = groups.flatMap(({ fields }) => fields).filter(([key]) => key === 'name' || key === 'phone');
    return asked.map(([key, field]) => {
      const placeholder = field.form === false ? undefined : field.form?.placeholder?.['zh-CN'];
      return [key, values[key], field.isRequired, placeholder];
    });
  };
  type('phone', '13900000001');
  type('retireeId', 'r2');
  const chosen = shown();
  type('retireeId', null);
  expect([chosen, shown()]).toEqual([
    [
      ['name', null, false, '留空则取自所选退休人员'],
      ['phone', '13900000001', false, '留空则取自所选退休人员'],
    ],
    [
      ['name', null, true, undefined],
      ['phone', '13900000001', true, undefined],
    ],
  ]);
});

const unwritten = { createBy: null, createTime: null, updateBy: null, updateTime: null };
