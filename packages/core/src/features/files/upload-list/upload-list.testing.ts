import { localized } from '../../../kernel/index.ts';
import type { TransferProgress } from '../../../ports/index.ts';
import { fakeContent, settled } from '../../../testing/index.ts';
import { createUploadList } from './upload-list.service.ts';
import type {
  UploadCall,
  UploadFailure,
  UploadListEmitted,
  UploadListRules,
  UploadOutcome,
} from './upload-list.types.ts';

interface Sending extends Required<Pick<UploadCall, 'onProgress' | 'onNote' | 'signal'>> {
  readonly name: string;
  answer(outcome: UploadOutcome): Promise<void>;
}

const missing = (name: string): never => {
  throw new Error(`No file named ${name}`);
};

const rules: UploadListRules = {
  accepts: 'any',
  limit: null,
  overflow: 'refuse',
  largest: null,
  canRemove: true,
  isTold: true,
};

/** A list with scripted uploads. */
export function openList(said: Partial<UploadListRules> = {}, value: unknown = null) {
  const sendings: Sending[] = [];
  const emitted: UploadListEmitted[] = [];
  const list = createUploadList({
    rules: { ...rules, ...said },
    value,
    send: ({ name }, call) =>
      new Promise((resolve) => {
        const answer = (outcome: UploadOutcome) => {
          resolve(outcome);
          return settled();
        };
        sendings.push({ ...call, name, answer });
      }),
  });
  list.on((event) => emitted.push(event));
  const sending = (name: string) => sendings.findLast((one) => one.name === name) ?? missing(name);
  return {
    list,
    emitted,
    sendings,
    sending,
    /** Sizes in bytes by name; 1 otherwise. */
    choose: (...names: readonly string[]) =>
      list.send({
        type: 'files.add',
        files: names.map((name) => ({
          name,
          content: fakeContent('x', name.endsWith('.png') ? 'image/png' : 'text/plain'),
        })),
      }),
    progress: (name: string, progress: TransferProgress) => sending(name).onProgress(progress),
    store: (name: string) =>
      sending(name).answer({ ok: true, value: { path: `temp/1/${name}`, isWithoutMessage: false } }),
    fail: (name: string, failure: Partial<UploadFailure> = {}) =>
      sending(name).answer({
        ok: false,
        error: { message: localized('文件过大', 'Too large'), report: null, ...failure },
      }),
    idOf: (name: string) => list.facts().files.find((file) => file.name === name)?.id ?? missing(name),
    shown: () =>
      list
        .facts()
        .files.map(
          ({ name, tooltip, message, remark }) =>
            `${name} ${[tooltip, message, remark].flatMap((text) => (text === null ? [] : [text['zh-CN']])).join(' ')}`,
        ),
    told: () =>
      emitted.map((event) => {
        switch (event.type) {
          case 'paths.changed':
            return event.value;
          case 'report.received':
            return `${event.name}: ${event.report.title['zh-CN']}`;
          case 'notice.raised':
            return `${event.notice.level} ${event.notice.text['zh-CN']}`;
        }
      }),
  };
}
