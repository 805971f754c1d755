import * as v from 'valibot';

import { envelope } from '../../../contract/index.ts';
import { staticAddress } from '../../../http/index.ts';
import { err, ok, sameText, type Result, type LocalizedText } from '../../../kernel/index.ts';
import type { UploadFailure, UploadOutcome, UploadReport } from './upload-list.types.ts';
import { uploadMessages as messages } from './upload.messages.ts';

/** Server messages are truncated to this length before display. */
const LONGEST_MESSAGE = 500;

/** Code of the envelope: the file was read, with errors. */
const READ_WITH_ERRORS = 201;

const fields = v.record(v.string(), v.unknown());
const reported = v.object({
  msg: v.optional(v.string(), ''),
  fileUrl: v.optional(v.string(), ''),
  fileName: v.optional(v.string(), ''),
});

/**
 * The stored path of an upload response, or its error. A file is stored only if the envelope reports success, whatever
 * the HTTP status; a failure without a message is 未知错误, and code 201 a report about the errors in the file.
 * @param responseName field of the envelope with the path; without a message it is `fileUrl` of the result
 */
export function uploadOutcome(answer: Result<unknown, LocalizedText>, responseName: string): UploadOutcome {
  if (!answer.ok) return failed(answer.error);
  const read = v.safeParse(envelope, answer.value);
  if (!read.success) return failed(messages.unknownError);
  const { success, code, message, result } = read.output;
  const said = cut(message ?? '');
  if (code === READ_WITH_ERRORS) return err({ message: worded(said), report: reportOf(worded(said), result) });
  if (!success) return failed(said);
  const named = new Map(Object.entries(v.is(fields, answer.value) ? answer.value : {})).get(responseName);
  const isBlank = named === undefined || named === null || named === '';
  const path = isBlank ? resultOf(result).fileUrl : named;
  if (typeof path !== 'string' || staticAddress(path, '') === null) return failed(messages.withoutPath);
  return ok({ path: path.trim(), isWithoutMessage: said['zh-CN'].trim() === '' });
}

function failed(message: LocalizedText): Result<never, UploadFailure> {
  return err({ message: worded(message), report: null });
}

function reportOf(title: LocalizedText, result: unknown): UploadReport {
  const { msg, fileUrl, fileName } = resultOf(result);
  const isFile = staticAddress(fileUrl, '') !== null;
  return {
    title,
    detail: cut(msg),
    file: isFile
      ? { name: fileName === '' ? fileUrl.slice(fileUrl.lastIndexOf('/') + 1) : fileName, path: fileUrl }
      : null,
  };
}

function resultOf(result: unknown): v.InferOutput<typeof reported> {
  const read = v.safeParse(reported, result);
  return read.success ? read.output : { msg: '', fileUrl: '', fileName: '' };
}

function cut(message: string): LocalizedText {
  return sameText(message.slice(0, LONGEST_MESSAGE));
}

function worded(message: LocalizedText): LocalizedText {
  return message['zh-CN'].trim() === '' ? messages.unknownError : message;
}
