import type { ProbeOutcome } from '@evergreen/core/resources/openapi';
import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const contractCheckMessages = {
  description: localized(
    '逐个检查服务器的接口是否符合契约；只读取，不写入任何数据',
    'check call by call whether a server keeps the contract; reads only, writes nothing',
  ),
  all: localized('也列出符合契约的接口', 'list the calls that keep it, too'),
  json: localized('输出全部结果的 JSON', 'print every result as JSON'),
  result: (kept: number, total: number) =>
    localized(`${total} 个接口中 ${kept} 个符合契约`, `${kept} of ${total} calls keep the contract`),
  examples: localized(
    '  evergreen contract-check\n  evergreen --url https://example.com contract-check --all',
    '  evergreen contract-check\n  evergreen --url https://example.com contract-check --all',
  ),
} as const;

export const probeOutcomeLabels: Readonly<Record<ProbeOutcome, LocalizedText>> = {
  answered: localized('符合', 'answered'),
  refused: localized('按规则拒绝', 'refused by a rule'),
  guarded: localized('未登录时拒绝', 'refused without a session'),
  unguarded: localized('未登录也能调用', 'answered without a session'),
  missing: localized('没有这个接口', 'not there'),
  broken: localized('不符合', 'does not fit'),
};
