import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { activityResource, activityTypeResource, resources, type Resource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { dictionarySeeds } from '../../../db/seed/dictionaries.seed.ts';
import { isCodeDictionary } from './code-dictionaries.ts';
import { missingDictionaries } from './missing-dictionaries.ts';

it('every dictionary that a resource names is seeded', () => {
  const seeded = new Set(dictionarySeeds.map(({ code }) => code));
  const named = resources.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([key, field]) =>
      field.type === 'dictionary' && !isCodeDictionary(field.dictionary)
        ? [{ field: `${name}.${key}`, dictionary: field.dictionary }]
        : [],
    ),
  );
  expect(named.filter(({ dictionary }) => !seeded.has(dictionary))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});

describeApplicationOnBothEngines('the dictionaries that resources name', (application) => {
  it('are reported by resource, field and code where neither the seed nor staff made them, or staff deleted them', async () => {
    const { database } = application();
    const { status } = activityResource.fields;
    const misspelt: Resource = {
      ...activityResource,
      fields: { ...activityResource.fields, status: { ...status, dictionary: 'activty_status' } },
    };
    expect([await missingDictionaries(database), await missingDictionaries(database, [activityTypeResource])]).toEqual([
      [],
      [],
    ]);
    const sentence = (code: string) => ({
      'zh-CN': `业务资源“${activityResource.title['zh-CN']}”（activity）的字段“${status.label['zh-CN']}”使用字典 ${code}，但没有这个字典：该字段没有可选项。请检查拼写，或添加该字典。`,
      'en-US': `The field "${status.label['en-US']}" of the resource "Activities" (activity) uses the dictionary ${code}, which does not exist: the field offers no choice. Check the spelling, or add the dictionary.`,
    });
    expect(await missingDictionaries(database, [misspelt])).toEqual([sentence('activty_status')]);
    await database.orm.execute(sql`update sys_dict set del_flag = 1 where dict_code = 'activity_status'`);
    expect(await missingDictionaries(database)).toEqual([sentence('activity_status')]);
  });
});
