import * as v from 'valibot';

import { localized, parseJson, sameText, type LocalizedText } from '../../kernel/index.ts';

/** What a grant is called in the log: the names from the menu down to the button. */
const loggedGrant = v.object({ name: v.string() });

const inBoth = v.object({ 'zh-CN': v.string(), 'en-US': v.string() });

/** What entries of the log hold, in the order in which it is told. Everything is optional: each event says its own. */
const logged = v.object({
  /** Who did it to the account of somebody else. */
  by: v.optional(v.string()),
  byName: v.optional(v.string()),
  /** Whose password was set. */
  passwordOf: v.optional(v.string()),
  count: v.optional(v.number()),
  device: v.optional(v.string()),
  thirdType: v.optional(v.string()),
  grantee: v.optional(v.object({ name: v.string() })),
  copiedFrom: v.optional(v.object({ name: v.string() })),
  restoredTo: v.optional(v.number()),
  added: v.optional(v.array(loggedGrant), []),
  removed: v.optional(v.array(loggedGrant), []),
  /** Why a value was read. */
  reason: v.optional(v.string()),
  format: v.optional(v.string()),
  /** A masked field that was searched by a whole value. */
  masked: v.optional(v.object({ resource: inBoth, field: inBoth })),
});

/** What an entry of the log holds in words, a line each. What is no such content is answered as it is. */
export function logContentWords(content: string): LocalizedText {
  const json = parseJson(content);
  const parsed = v.safeParse(logged, json.ok ? json.value : undefined);
  if (!parsed.success) return sameText(content);
  const { by, byName, passwordOf, count, device, thirdType, grantee, copiedFrom, restoredTo } = parsed.output;
  const { added, removed, reason, format, masked } = parsed.output;
  const person = by === undefined ? undefined : byName === undefined ? by : `${byName}（${by}）`;
  const lines = [
    person !== undefined && passwordOf !== undefined
      ? localized(`${person}重设了 ${passwordOf} 的密码`, `${person} set the password of ${passwordOf}`)
      : said(person, (name) => localized(`由 ${name} 操作`, `By ${name}`)),
    said(count, (number) => localized(`结束了 ${number} 个登录`, `${number} sessions ended`)),
    said(device === '' ? undefined : device, (name) => localized(`设备：${name}`, `Device: ${name}`)),
    said(thirdType, (name) => localized(`第三方：${name}`, `Third party: ${name}`)),
    said(grantee?.name, (name) => localized(`授权对象：${name}`, `Grantee: ${name}`)),
    said(copiedFrom?.name, (name) => localized(`复制自：${name}`, `Copied from: ${name}`)),
    said(restoredTo, (version) => localized(`恢复到第 ${version} 版`, `Restored to version ${version}`)),
    ...added.map(({ name }) => localized(`新增授权：${name}`, `Granted: ${name}`)),
    ...removed.map(({ name }) => localized(`收回授权：${name}`, `Taken back: ${name}`)),
    said(reason, (text) => localized(`原因：${text}`, `Reason: ${text}`)),
    said(format, (name) => localized(`格式：${name}`, `Format: ${name}`)),
    said(masked, ({ resource, field }) =>
      localized(
        `按完整值查找：${resource['zh-CN']} › ${field['zh-CN']}`,
        `Searched by a whole value: ${resource['en-US']} › ${field['en-US']}`,
      ),
    ),
  ].filter((line) => line !== undefined);
  const joined = (locale: keyof LocalizedText) => lines.map((line) => line[locale]).join('\n');
  return localized(joined('zh-CN'), joined('en-US'));
}

function said<Value>(value: Value | undefined, tell: (value: Value) => LocalizedText): LocalizedText | undefined {
  return value === undefined ? undefined : tell(value);
}
