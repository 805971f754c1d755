import * as v from 'valibot';

import { UPLOAD_LIMIT, uploadResult } from '../../../../contract/index.ts';
import { answerFailure, type Answer, type HttpFailure } from '../../../../http/index.ts';
import { sameText, type LocalizedText, type Result } from '../../../../kernel/index.ts';
import { recordImportMessages as messages } from './record-import.messages.ts';
import type { ChosenTable, ImportReport } from './record-import.types.ts';

export type ImportAnswer = Result<Answer<unknown>, HttpFailure>;

/** Code of the envelope: the file was read, with errors. */
const READ_WITH_ERRORS = 201;
const MEGABYTE = 1024 * 1024;
const ENDING = /\.xlsx?$/iu;

/** What is wrong with a chosen file before anything of it is sent; null if nothing is. What it is inside is for the server to say. */
function fileProblem({ name, content: { size } }: ChosenTable): LocalizedText | null {
  if (!ENDING.test(name)) return messages.wrongKind(name);
  if (size === 0) return messages.empty(name);
  return size > UPLOAD_LIMIT ? messages.tooLarge(name, UPLOAD_LIMIT / MEGABYTE) : null;
}

/** What is wrong with the first of several files that cannot be sent; null where all can. */
export function filesProblem(files: readonly ChosenTable[]): LocalizedText | null {
  return files.map(fileProblem).find((problem) => problem !== null) ?? null;
}

/** The files that are not imported yet, the one that was sent first. */
interface SentFiles {
  readonly files: readonly ChosenTable[];
  readonly areSeveral: boolean;
}

/** What is told of the file that was sent: with its name where several were chosen. */
export function ofFile<Text extends LocalizedText | null>(text: Text, { files, areSeveral }: SentFiles): Text {
  const [sent] = files;
  if (text === null || !areSeveral || sent === undefined) return text;
  return { ...text, ...messages.ofFile(sent.name, text) };
}

/** The warning about the file that was sent, with those after it, which were not. */
export function reportOf(answer: ImportAnswer, sent: SentFiles): ImportReport | null {
  const report = importReport(answer);
  const rest = sent.files.slice(1).map(({ name }) => name);
  if (report === null) return null;
  const detail = rest.length === 0 ? report.detail : messages.withRest(report.detail, rest);
  return { ...report, title: ofFile(report.title, sent), detail };
}

/** The warning about a file that was read and not written; null for any other failure. */
export function importReport(answer: ImportAnswer): ImportReport | null {
  if (answer.ok || answer.error.kind !== 'rejected' || answer.error.code !== READ_WITH_ERRORS) return null;
  const { message, result } = answer.error;
  const read = v.safeParse(uploadResult, result);
  return {
    title: message.trim() === '' ? messages.refused : sameText(message),
    detail: sameText(read.success ? read.output.msg : ''),
    file: read.success ? { name: read.output.fileName, path: read.output.fileUrl } : null,
  };
}

/** The wrong rows of a file whose right ones were written; null where there are none. */
export function importedFile(answer: ImportAnswer): ImportReport['file'] {
  const read = answer.ok ? v.safeParse(uploadResult, answer.value.result) : null;
  return read?.success === true ? { name: read.output.fileName, path: read.output.fileUrl } : null;
}

export function importFailure(answer: ImportAnswer): LocalizedText | null {
  return answer.ok ? null : answerFailure(answer);
}

/** What the server says of an import, or 文件导入成功！. */
export function importedText(answer: ImportAnswer): LocalizedText {
  return answer.ok && answer.value.message.trim() !== '' ? sameText(answer.value.message) : messages.done;
}
