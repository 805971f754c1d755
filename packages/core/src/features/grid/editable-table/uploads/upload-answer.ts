import * as v from 'valibot';

import { envelope } from '../../../../contract/index.ts';
import { staticAddress } from '../../../../http/index.ts';
import { err, ok, sameText, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import { uploadMessages as messages } from './upload.messages.ts';

/** Server messages are truncated to this length before display. */
const LONGEST_MESSAGE = 500;

const fields = v.record(v.string(), v.unknown());

/**
 * The stored path of an upload response, or its error. A file is stored only if the envelope reports success, whatever
 * the HTTP status; a failure without a message is 未知错误.
 * @param responseName field of the envelope with the path
 */
export function storedPath(
  answer: Result<unknown, LocalizedText>,
  responseName: string,
): Result<string, LocalizedText> {
  if (!answer.ok) return err(worded(answer.error));
  const read = v.safeParse(envelope, answer.value);
  if (!read.success) return err(messages.unknownError);
  if (!read.output.success) return err(worded(sameText((read.output.message ?? '').slice(0, LONGEST_MESSAGE))));
  const path = new Map(Object.entries(v.is(fields, answer.value) ? answer.value : {})).get(responseName);
  const isPath = typeof path === 'string' && staticAddress(path, '') !== null;
  return isPath ? ok(path.trim()) : err(messages.withoutPath);
}

function worded(message: LocalizedText): LocalizedText {
  return message['zh-CN'].trim() === '' ? messages.unknownError : message;
}
