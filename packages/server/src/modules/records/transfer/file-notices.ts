import { localized, seconds, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';
import type { Resource } from '@evergreen/core/resources';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import type { ReceivedUpload } from '../../../http/endpoint-route.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';

/** Who waited no longer than this has seen how it ended. */
const SHORT = seconds(10);

export interface FileNotices {
  /** @param problem why the file is not there; null where it is */
  exported(job: EndedExport, problem: LocalizedText | null): Promise<void>;
  /** Receives an import, and tells who sent it once it is written. */
  imported(
    resource: Resource,
    call: SignedInCall,
    receive: () => Promise<Result<ReceivedUpload, CallFailure>>,
  ): Promise<Result<ReceivedUpload, CallFailure>>;
}

interface EndedExport {
  readonly id: string;
  readonly userId: string;
  readonly tenantId: number;
  readonly fileName: string;
  readonly createdAt: number;
  /** Of its list. */
  readonly path: string;
}

interface FileNotice {
  readonly kind: 'file';
  readonly priority: 'M';
  readonly to: { readonly userId: string };
  readonly tenantId: number;
  readonly key: string;
  readonly title: LocalizedText;
  readonly link: string;
}

export interface FileNoticesDependencies {
  readonly tellNotices: (notices: readonly FileNotice[]) => Promise<void>;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly logger: LoggerPort;
}

/** Tells people that their file is there, or is not, where that took a while. Never rejects for want of it. */
export function createFileNotices({ tellNotices, clock, logger }: FileNoticesDependencies): FileNotices {
  const tell = async (notices: readonly FileNotice[]): Promise<void> => {
    await tellNotices(notices).catch((error: unknown) => logger.error('file.untold', errorForLog(error)));
  };
  return {
    async exported({ id, userId, tenantId, fileName, createdAt, path }, problem) {
      if (clock.now() - createdAt < SHORT) return;
      const title = problem === null ? messages.made(fileName) : messages.notMade(fileName, problem);
      await tell([{ kind: 'file', priority: 'M', to: { userId }, tenantId, key: `export:${id}`, title, link: path }]);
    },
    async imported(resource, call, receive) {
      const beganAt = clock.now();
      const received = await receive();
      if (!received.ok) return received;
      const { keep, confirm } = received.value;
      let text: LocalizedText | undefined;
      return {
        ok: true,
        value: {
          ...received.value,
          async keep() {
            const kept = await keep();
            if (kept.ok) text = kept.value.message;
            return kept;
          },
          async confirm() {
            await confirm();
            if (clock.now() - beganAt < SHORT) return;
            const { tenantId, caller } = call;
            const notice = { kind: 'file', priority: 'M', to: { userId: caller.userId }, tenantId } as const;
            const title = messages.imported(resource.title, text);
            await tell([{ ...notice, key: `import:${resource.name}:${beganAt}`, title, link: resource.path }]);
          },
        },
      };
    },
  };
}

const messages = {
  made: (file: string) => localized(`“${file}”已生成，24 小时内可下载`, `“${file}” is ready for 24 hours`),
  notMade: (file: string, reason: LocalizedText) =>
    localized(`“${file}”未能生成：${reason['zh-CN']}`, `“${file}” was not made: ${reason['en-US']}`),
  imported: (list: LocalizedText, text: LocalizedText | undefined) =>
    localized(
      `“${list['zh-CN']}”的导入已结束${text === undefined ? '' : `：${text['zh-CN']}`}`,
      `The import into “${list['en-US']}” has ended${text === undefined ? '' : `: ${text['en-US']}`}`,
    ),
} as const;
