import { createAdvancedQuery, type QueryItem } from '@evergreen/core/records/query';
import { localized } from '@evergreen/core/kernel';
import { resourceEntry, type Resource } from '@evergreen/core/resources';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { AdvancedQueryButton } from '@evergreen/react-ui/widgets/records/advanced-query';
import { useCallback } from 'react';

import { defineExample, type Example } from '../example.types.ts';

const popup = { code: 'retiree', orgFields: 'name,id', destFields: 'contact,contactId', field: 'contact' };

const items: readonly QueryItem[] = [
  { field: 'contact', type: 'popup', popup },
  { field: 'createBy', type: 'sel_user', customReturnField: 'username' },
  { field: 'typeId', type: 'sel_search', dictTable: 'activityType' },
  {
    field: 'address',
    type: 'select',
    options: [
      { value: '东门', text: '东门' },
      { value: '西门', text: '西门' },
    ],
  },
];
const wrong: readonly QueryItem[] = [{ field: 'title', type: 'popup', popup: { ...popup, destFields: 'contact' } }];

interface AskedProps {
  readonly resource: Resource;
  readonly asked: readonly QueryItem[];
}

function Asked({ resource, asked }: AskedProps) {
  const core = useCore();
  const query = useOwnedService(
    useCallback(
      () => core.open((page) => createAdvancedQuery({ ...page, resource, items: asked })),
      [core, resource, asked],
    ),
  );
  return query === null ? null : <AdvancedQueryButton query={query} />;
}

/** Needs the description of the rows that are asked for. */
export async function queryItemsExample(): Promise<Example> {
  const resource = await resourceEntry('activity')?.load();
  if (resource === undefined) throw new Error('There are no activities');
  return defineExample<QueryItem>({
    states: [
      {
        state: localized('联系人、创建人、活动类型和地址各有选择方式', 'Contact, creator, type and address are chosen'),
        content: <Asked resource={resource} asked={items} />,
      },
      {
        state: localized('活动标题的参数配置错误', 'The title is configured wrongly'),
        content: <Asked resource={resource} asked={wrong} />,
      },
    ],
    properties: {
      field: { type: 'string', words: localized('查询字段。', 'The field that is asked for.') },
      type: {
        type: 'string',
        words: localized(
          'select、sel_search、sel_user、sel_depart 或 popup；其他类型按字段说明输入。',
          'select, sel_search, sel_user, sel_depart or popup; other types are entered as the field is described.',
        ),
      },
      options: {
        type: 'DictionaryItem[]',
        words: localized('可选的值和文字。', 'Values and texts to choose from.'),
      },
      dictCode: {
        type: 'string',
        words: localized(
          '字典编码；有 dictTable 时是存储的列。',
          'Code of a dictionary; with `dictTable`, the stored column.',
        ),
      },
      dictTable: {
        type: 'string',
        words: localized('登记过的数据表字典，写名称或表名。', 'A registered look-up, by name or table.'),
      },
      dictText: { type: 'string', words: localized('数据表字典显示的列。', 'The column of the table that is shown.') },
      customReturnField: {
        type: 'string',
        words: localized(
          '选择用户或部门后存储的字段，默认 id。',
          'What is stored of a user or department; `id` by default.',
        ),
      },
      popup: {
        type: '{ code, field, orgFields, destFields }',
        words: localized('报表弹窗的参数。', 'The popup of a report.'),
      },
    },
    code: `import { createAdvancedQuery } from '@evergreen/core/records/query';

createAdvancedQuery({ ...page, resource, items: [{ field: 'contact', type: 'popup', popup }] });`,
  });
}
