import * as v from 'valibot';

import { envelope } from '../../../../contract/index.ts';
import { staticAddress } from '../../../../http/index.ts';
import { err, ok, sameText, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import { uploadMessages as messages } from './upload.messages.ts';

/** A server's words longer than this are cut before anybody is shown them. */
const LONGEST_MESSAGE = 500;

const fields = v.record(v.string(), v.unknown());

/**
 * The path of a stored file from a server's answer, or why there is none. A file is stored only when the envelope says so, whatever
 * the status of HTTP; a failure without words is 未知错误.
 *
 * @param responseName the field of the envelope that holds the path
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
