import { auditEventTexts, type DictionaryItem, type HISTORY_ACTIONS, type TagColour } from '@evergreen/core/contract';
import { ALERT_METRICS, alertMessages } from '@evergreen/core/insight/alert-rule';
import { FILL_HANDLERS, FILL_PERIODS } from '@evergreen/core/records/rules';
import { JOB_HANDLERS } from '@evergreen/core/schedule/jobs';
import { localized, type Locale, type LocalizedText } from '@evergreen/core/kernel';
import { contractEndpoints } from '@evergreen/core/resources/openapi';
import { ofAllResources, resourceActions, type Resource, type ResourceDirectory } from '@evergreen/core/resources';

const historyActionTexts: Readonly<Record<(typeof HISTORY_ACTIONS)[number], LocalizedText>> = {
  add: localized('新增', 'Added'),
  edit: localized('编辑', 'Edited'),
  delete: localized('删除', 'Deleted'),
  undoDelete: localized('撤销删除', 'Deletion undone'),
  undoAction: localized('撤销操作', 'Action undone'),
  recover: localized('从回收站恢复', 'Restored from the recycle bin'),
  purge: localized('彻底删除', 'Deleted for good'),
  restore: localized('恢复', 'Restored'),
  grant: localized('修改授权', 'Permissions changed'),
  comment: localized('评论', 'Comment'),
};

const colourTexts: Readonly<Record<TagColour, LocalizedText>> = {
  default: localized('灰色', 'Grey'),
  green: localized('绿色', 'Green'),
  gold: localized('金色', 'Gold'),
  blue: localized('蓝色', 'Blue'),
  red: localized('红色', 'Red'),
  orange: localized('橙色', 'Orange'),
  purple: localized('紫色', 'Purple'),
  cyan: localized('青色', 'Cyan'),
};

type Texts = Readonly<Record<string, LocalizedText>>;

/** Dictionaries whose items follow from what the platform is made of, so that no row has to tell of them: names of calls, resources and actions. */
const codeDictionaries: ReadonlyMap<string, (resources: readonly Resource[]) => Texts> = new Map([
  [
    'log_event',
    (): Texts => ({
      ...Object.fromEntries(
        Object.values(contractEndpoints())
          .flat()
          .filter(({ isWrite, posts, access }) => isWrite && posts === null && access.kind !== 'anonymous')
          .map(({ name, summary }) => [name, summary]),
      ),
      ...auditEventTexts,
    }),
  ],
  ['yes_no', (): Texts => ({ Y: localized('是', 'Yes'), N: localized('否', 'No') })],
  ['tag_colour', (): Texts => colourTexts],
  [
    'job_handler',
    (): Texts => Object.fromEntries(Object.entries(JOB_HANDLERS).map(([name, { title }]) => [name, title])),
  ],
  [
    'job_missed',
    (): Texts => ({
      once: localized('补做一次', 'One run for all'),
      skip: localized('不补做', 'Left out'),
      all: localized('逐次补做（至多 10 次）', 'One by one, ten at most'),
    }),
  ],
  ['job_overlap', (): Texts => ({ skip: localized('跳过本次', 'Left out'), wait: localized('等待', 'Waits') })],
  [
    'job_run_cause',
    (): Texts => ({
      plan: localized('计划', 'Planned'),
      manual: localized('手动', 'By hand'),
      retry: localized('重试', 'Tried again'),
      missed: localized('补做', 'Made up'),
    }),
  ],
  [
    'alert_metric',
    (): Texts =>
      Object.fromEntries(
        Object.entries(ALERT_METRICS).map(([name, { title, unit }]) => [
          name,
          localized(`${title['zh-CN']}（${unit}）`, `${title['en-US']} (${unit})`),
        ]),
      ),
  ],
  ['alert_comparison', (): Texts => alertMessages.comparisons],
  ['fill_handler', (): Texts => FILL_HANDLERS],
  ['fill_period', (): Texts => FILL_PERIODS],
  [
    'data_log_table',
    (resources: readonly Resource[]): Texts =>
      Object.fromEntries(resources.map(({ name, singular }) => [name, singular])),
  ],
  [
    'data_log_action',
    (resources: readonly Resource[]): Texts => ({
      ...Object.fromEntries(
        resources.flatMap((resource) => resourceActions(resource).map(([key, { label }]) => [key, label])),
      ),
      ...historyActionTexts,
    }),
  ],
]);

/** Whether the items of a dictionary follow from the code. */
export function isCodeDictionary(code: string): boolean {
  return codeDictionaries.has(code);
}

/** Items by dictionary and language, made once until a form changes: every list of the log asks for a thousand of them. */
const madeItems = ofAllResources((resources) => ({ resources, items: new Map<string, DictionaryItem[]>() }));

/** The items of a dictionary that follow from the code and the forms in force; undefined for any other. */
export function codeDictionary(
  code: string,
  locale: Locale,
  directory: ResourceDirectory,
): DictionaryItem[] | undefined {
  const texts = codeDictionaries.get(code);
  if (texts === undefined) return undefined;
  const key = `${code} ${locale}`;
  const { resources, items: made } = madeItems(directory);
  const items =
    made.get(key) ??
    Object.entries(texts(resources)).map(([value, text]) => ({ value, text: text[locale], title: text[locale] }));
  made.set(key, items);
  return items;
}
