import type { BodyOf, thirdBindingEndpoints, ThirdBindings, ThirdSignIn } from '@evergreen/core/contract';
import { err, mapResult, ok, type Locale, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import { deviceName } from '../../base/log/device-name.ts';
import type { LogRepository } from '../../base/log/log.repository.ts';
import type { OwnPasswordCheck } from '../account/own-password.ts';
import type { OfferedProvider } from './offered-providers.ts';
import { thirdBindingServerMessages as messages } from './third-binding.messages.ts';
import { thirdTypeIn, THIRD_PARTY_EVENTS } from './third-party-events.ts';
import { codeProblem, type BroughtCode } from './third-party-code.ts';
import type { StoredBinding, ThirdPartyRepository } from './third-party.repository.ts';

/** Accounts of third parties that one account can have. */
export const MOST_BINDINGS = 10;

/** Entries of the log that are shown to the account's owner. */
const RECENT = 20;

export interface ThirdBindingParts {
  readonly repository: ThirdPartyRepository;
  readonly providers: readonly OfferedProvider[];
  readonly checkPassword: OwnPasswordCheck;
  readonly log: LogRepository;
  readonly audit: AuditLog;
  readonly clock: ClockPort;
  readonly transaction: Database['transaction'];
}

/** Checked before it, outside of any transaction: a password, and a code that is spent whatever is wrong. */
type Work = Promise<Result<() => Promise<CallOutcome<null>>, CallFailure>>;

/** What is seen and changed of the accounts of third parties that are bound to an account. */
export interface ThirdBindingCalls {
  read(owner: Pick<BindingOwner, 'id'>, call: SignedInCall): Promise<CallOutcome<ThirdBindings>>;
  signIns(call: SignedInCall): Promise<CallOutcome<ThirdSignIn[]>>;
  bind(brought: BroughtCode, call: SignedInCall): Work;
  unbind(wanted: BodyOf<typeof thirdBindingEndpoints.unbind>, call: SignedInCall): Work;
  /** By somebody who looks after accounts: no password is asked, and the log says by whom. */
  unbindFrom(owner: BindingOwner, id: string, call: SignedInCall): Promise<CallOutcome<null>>;
}

/** Whose account something is bound to. */
interface BindingOwner {
  readonly id: string;
  readonly username: string;
}

const refused = (message: LocalizedText) => err<CallFailure>({ kind: 'business', message });

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over the same dependencies
export function createThirdBindingService({
  repository,
  providers,
  checkPassword,
  log,
  audit,
  clock,
  transaction,
}: ThirdBindingParts): ThirdBindingCalls {
  const nameOf = (thirdType: string, locale: Locale) =>
    providers.find((provider) => provider.thirdType === thirdType)?.name[locale] ?? thirdType;

  const record = (event: 'thirdParty.bound' | 'thirdParty.unbound', thirdType: string, call: SignedInCall) =>
    audit.record({ event, call, user: callerOf(call), content: { thirdType } });

  return {
    async read({ id: userId }, { locale }) {
      const [bindings, isWithoutPassword] = [
        await repository.bindingsOf(userId),
        await repository.isWithoutPassword(userId),
      ];
      const offered = providers.map(({ thirdType }) => thirdType);
      // One that is not configured any more is listed while something is bound.
      const shown = [...new Set([...offered, ...bindings.map(({ thirdType }) => thirdType)])];
      return ok({
        result: {
          providers: shown.map((thirdType) => ({
            thirdType,
            name: nameOf(thirdType, locale),
            isOffered: offered.includes(thirdType),
            bindings: bindings.filter((binding) => binding.thirdType === thirdType).map(bindingOnWire),
          })),
          hasPassword: !isWithoutPassword,
        },
      });
    },
    async signIns({ caller: { userId }, locale }) {
      await audit.settled();
      const rows = await log.eventsOf(userId, THIRD_PARTY_EVENTS, RECENT);
      return ok({
        result: rows.map(({ id, event, userAgent, ip, times, lastTime, logContent }) => ({
          id,
          event,
          device: deviceName(userAgent),
          address: ip,
          times,
          time: formatPlatformTime(lastTime),
          provider: nameOf(thirdTypeIn(logContent), locale),
        })),
      });
    },
    async bind(brought, call) {
      const { userId } = call.caller;
      const stored = await repository.find(brought.token);
      if (stored === undefined) return refused(messages.codeGone);
      const isGood = codeProblem(stored, brought, clock.now()) === undefined;
      const owner = isGood ? await repository.userOf(stored) : undefined;
      if (!isGood || owner !== undefined) {
        // Whatever is wrong with the try, the code is spent.
        await repository.take(brought.token);
        if (!isGood) return refused(messages.codeGone);
        return refused(owner === userId ? messages.ownAlready : messages.foreign);
      }
      return ok(() =>
        transaction(async (): Promise<CallOutcome<null>> => {
          if ((await repository.bindingsOf(userId)).length >= MOST_BINDINGS)
            return refused(messages.tooMany(MOST_BINDINGS));
          if ((await repository.take(brought.token)) === undefined) return refused(messages.codeGone);
          if (!(await repository.bind(stored, userId))) return refused(messages.foreign);
          await record('thirdParty.bound', stored.thirdType, call);
          return ok({ result: null, message: messages.bound });
        }),
      );
    },
    async unbind({ id, password }, call) {
      const { userId } = call.caller;
      // Nobody knows the password that the question would ask for.
      if (await repository.isWithoutPassword(userId)) return refused(messages.onlyWay);
      const checked = await checkPassword(password, call, {
        event: 'thirdParty.passwordRefused',
        message: messages.wrongPassword,
        field: 'password',
      });
      return mapResult(
        checked,
        () => () =>
          transaction(async (): Promise<CallOutcome<null>> => {
            const gone = await repository.unbind(userId, id);
            if (gone === undefined) return refused(messages.unknown);
            await record('thirdParty.unbound', gone.thirdType, call);
            return ok({ result: null, message: messages.unbound });
          }),
      );
    },
    unbindFrom(owner, id, call) {
      return transaction(async (): Promise<CallOutcome<null>> => {
        const gone = await repository.unbind(owner.id, id);
        if (gone === undefined) return refused(messages.unknown);
        const content = { thirdType: gone.thirdType, by: call.caller.username, byName: call.caller.realname };
        await audit.record({ event: 'thirdParty.unbound', call, user: owner, content });
        return ok({ result: null, message: messages.unbound });
      });
    },
  };
}

function callerOf({ caller: { userId, username } }: SignedInCall): BindingOwner {
  return { id: userId, username };
}

function bindingOnWire({ id, name, createTime, lastUsedAt }: StoredBinding) {
  return {
    id,
    name,
    boundAt: formatPlatformTime(createTime),
    lastUsedAt: lastUsedAt === null ? null : formatPlatformTime(lastUsedAt),
  };
}
