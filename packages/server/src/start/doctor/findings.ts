import { doctorMessages as messages } from './doctor.messages.ts';
import type { FindingLevel, NamedFinding } from './doctor.types.ts';

const LOCALES = ['zh-CN', 'en-US'] as const;

const numberOf = (findings: readonly NamedFinding[], level: FindingLevel) =>
  findings.filter((finding) => finding.level === level).length;

export const isAnyWrong = (findings: readonly NamedFinding[]): boolean => numberOf(findings, 'wrong') > 0;

/** For a person: what is wrong stands last, beside the prompt; one language after the other. */
export function findingsAsText(findings: readonly NamedFinding[]): string {
  const order: readonly FindingLevel[] = ['ok', 'warning', 'wrong'];
  const sorted = order.flatMap((level) => findings.filter((finding) => finding.level === level));
  const verdict = messages.verdict(numberOf(findings, 'wrong'), numberOf(findings, 'warning'));
  return LOCALES.map((locale) =>
    [
      ...sorted.map(({ level, text }) => `[${messages.level[level][locale]}] ${text[locale]}`),
      verdict[locale],
      '',
    ].join('\n'),
  ).join('\n');
}

/** For a script: one line. */
export function findingsAsJson(findings: readonly NamedFinding[]): string {
  return `${JSON.stringify({ wrong: numberOf(findings, 'wrong'), warnings: numberOf(findings, 'warning'), findings })}\n`;
}
