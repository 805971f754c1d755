import { failureText } from '@evergreen/core/http';
import { contractCall, contractProblem, nearestCalls, type ContractCall } from '@evergreen/core/resources/openapi';
import { err, ok, parseJson, type LocalizedText, type Result } from '@evergreen/core/kernel';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printableJson } from '../../printable.ts';
import { withSession } from '../../with-session.ts';
import { apiMessages as messages } from './api.messages.ts';

export interface ApiOptions {
  readonly query?: readonly string[];
  readonly data?: string;
  readonly dryRun?: boolean;
}

interface CheckedCall extends ContractCall {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Make one call of the contract: what is sent and what is answered have to fit its schemas. */
export async function callApi(
  context: CommandContext,
  method: string,
  path: string,
  options: ApiOptions,
): Promise<ExitCode> {
  const checked = await checkedCall(context, method.toUpperCase(), path, options);
  if (!checked.ok) {
    context.complain(checked.error);
    return 2;
  }
  const { endpoint, params, query, body } = checked.value;
  if (options.dryRun === true) {
    context.print(printableJson({ method: endpoint.method, path, query, ...(body === undefined ? {} : { body }) }));
    return 0;
  }
  return withSession(context, async ({ core, fail }) => {
    const answer = await core.client.call(endpoint, { params, query, ...(body === undefined ? {} : { body }) });
    if (!answer.ok) return fail(failureText(answer.error));
    context.print(printableJson(answer.value.result));
    return 0;
  });
}

async function checkedCall(
  { io }: CommandContext,
  method: string,
  path: string,
  { query: pairs = [], data }: ApiOptions,
): Promise<Result<CheckedCall, LocalizedText>> {
  const [pathname = '', search = ''] = path.split('?', 2);
  const call = contractCall(method, pathname);
  if (call === undefined) return err(messages.unknown(`${method} ${pathname}`, nearestCalls(pathname)));
  const wrong = pairs.find((pair) => pair.indexOf('=') < 1);
  if (wrong !== undefined) return err(messages.wrongQuery(wrong));
  const query = Object.fromEntries(
    new URLSearchParams([search, ...pairs.map(encoded)].filter((part) => part !== '').join('&')),
  );
  const written = data === '-' ? await io.readInput() : data;
  const body = written === undefined ? ok(undefined) : parseJson(written);
  if (!body.ok) return err(messages.badJson);
  const problem = contractProblem(call, { query, body: body.value });
  return problem === undefined
    ? ok({ ...call, query, body: body.value })
    : err(messages.refused(problem.place, problem.message));
}

function encoded(pair: string): string {
  const middle = pair.indexOf('=');
  return `${encodeURIComponent(pair.slice(0, middle))}=${encodeURIComponent(pair.slice(middle + 1))}`;
}
