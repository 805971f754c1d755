import type { ReportColumns, ReportPage, ReportQueryItem } from '../../../contract/index.ts';
import type { HttpFailure } from '../../../http/index.ts';
import type { Result } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';

/** Milliseconds for which an answer about a report is good. */
export const REPORT_CACHE_TIME = 30_000;

type Ask<Value> = () => Promise<Result<Value, HttpFailure>>;

/** Answers by question. Failures are not kept, and an answer that is past its time is dropped with the next one. */
interface AnswerCache<Value> {
  /** @param isFresh asks although an answer is there, and replaces it */
  read(question: readonly unknown[], isFresh: boolean, ask: Ask<Value>): Promise<Result<Value, HttpFailure>>;
}

export interface ReportCacheDependencies {
  readonly clock: ClockPort;
  /** Whose answers they are: account, tenant and language. One of another scope is never given. */
  readonly scope: () => string;
}

/** What pickers read of reports, shared by all of them: cells of a table open one after the other. */
export interface ReportCache {
  readonly reports: AnswerCache<ReportColumns>;
  readonly queryItems: AnswerCache<readonly ReportQueryItem[]>;
  readonly pages: AnswerCache<ReportPage>;
}

export function createReportCache(dependencies: ReportCacheDependencies): ReportCache {
  return {
    reports: createAnswerCache(dependencies),
    queryItems: createAnswerCache(dependencies),
    pages: createAnswerCache(dependencies),
  };
}

function createAnswerCache<Value>({ clock, scope }: ReportCacheDependencies): AnswerCache<Value> {
  const answers = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    async read(question, isFresh, ask) {
      const key = JSON.stringify([scope(), ...question]);
      const known = answers.get(key);
      if (!isFresh && known !== undefined && clock.now() < known.until) return { ok: true, value: known.value };
      const answer = await ask();
      for (const [other, { until }] of answers) if (clock.now() >= until) answers.delete(other);
      if (answer.ok) answers.set(key, { value: answer.value, until: clock.now() + REPORT_CACHE_TIME });
      return answer;
    },
  };
}
