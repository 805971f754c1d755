import {
  SMS_MODE,
  type OwnProfile,
  type PhoneEdit,
  type ProfileEdit,
  type SavedProfile,
} from '@evergreen/core/contract';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import { checkProfile } from '@evergreen/core/session/profile';
import { checkMobileRequired, validatorMessages } from '@evergreen/core/validation/validators';

import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { DepartmentRepository } from '../account/department.repository.ts';
import type { OwnPasswordCheck } from '../account/own-password.ts';
import { userInfoOf, type UserRepository } from '../auth/user.repository.ts';
import { codeFailure } from '../sms-code/code-failure.ts';
import type { SmsCodes } from '../sms-code/sms-codes.ts';
import type { TenantRepository } from '../tenant/tenant.repository.ts';
import { profileServerMessages as messages } from './profile.messages.ts';
import type { ProfileChange, ProfileRepository, StoredProfile } from './profile.repository.ts';

export interface ServerProfileDependencies {
  readonly profiles: ProfileRepository;
  readonly users: Pick<UserRepository, 'findForSignIn'>;
  readonly departments: Pick<DepartmentRepository, 'ofUser'>;
  readonly tenants: Pick<TenantRepository, 'ofUser'>;
  readonly codes: SmsCodes;
  readonly ownPassword: OwnPasswordCheck;
  /** Whether a path names a stored picture that this person uploaded. */
  readonly isOwnPicture: (path: string, userId: string) => Promise<boolean>;
  readonly audit: AuditLog;
  readonly clock: ClockPort;
}

type Work = () => Promise<CallOutcome<SavedProfile>>;

/** One's own account. Only the fields named here are written, whatever a request holds besides (threat T-37). */
export interface ServerProfileService {
  read(call: SignedInCall): Promise<CallOutcome<OwnProfile>>;
  edit(edit: ProfileEdit, call: SignedInCall): Promise<CallOutcome<SavedProfile>>;
  /** Password and code are checked before the transaction; what is given back saves the number. */
  changePhone(edit: PhoneEdit, call: SignedInCall): Promise<Result<Work, CallFailure>>;
  changeAvatar(avatar: string, call: SignedInCall): Promise<CallOutcome<SavedProfile>>;
}

const takenMessages = { phone: validatorMessages.phoneTaken, email: validatorMessages.emailTaken } as const;

const gone = err<CallFailure>({ kind: 'missing', message: messages.gone });

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over the same dependencies
export function createServerProfileService(dependencies: ServerProfileDependencies): ServerProfileService {
  const { profiles, users, departments, tenants, codes, ownPassword, isOwnPicture, audit, clock } = dependencies;

  async function described(stored: StoredProfile): Promise<OwnProfile> {
    const { id: _, orgCode: _code, sex, createTime, avatar, email, phone, workNo, ...rest } = stored;
    const [own, roles, belongsTo] = [
      await departments.ofUser(stored.id),
      await profiles.rolesOf(stored.id),
      await tenants.ofUser(stored.id),
    ];
    return {
      ...rest,
      avatar: avatar ?? '',
      email: email ?? '',
      phone: phone ?? '',
      workNo: workNo ?? '',
      sex: sex === 1 || sex === 2 ? sex : null,
      departments: own.map(({ departName }) => departName),
      roles: [...roles],
      tenants: belongsTo.map(({ name }) => name),
      createTime: formatPlatformTime(createTime),
    };
  }

  async function saved(call: SignedInCall, message: LocalizedText): Promise<CallOutcome<SavedProfile>> {
    const { userId, username } = call.caller;
    const [stored, user] = [await profiles.find(userId), await users.findForSignIn(username)];
    if (stored === undefined || user === undefined) return gone;
    const userInfo = userInfoOf(user, await tenants.ofUser(userId));
    return ok({ result: { profile: await described(stored), userInfo }, message });
  }

  /** Writes a change whose contact may be taken meanwhile. */
  async function write(userId: string, change: ProfileChange, version?: number): Promise<Result<boolean, CallFailure>> {
    try {
      return ok(await profiles.change(userId, change, version));
    } catch (error) {
      const taken = profiles.takenIn(error);
      if (taken === undefined) throw error;
      return refusedValue(taken, takenMessages[taken]);
    }
  }

  return {
    async read({ caller }) {
      const stored = await profiles.find(caller.userId);
      return stored === undefined ? gone : ok({ result: await described(stored) });
    },
    async edit({ version, ...edit }, call) {
      const { userId: id } = call.caller;
      const values = { ...edit, realname: edit.realname.trim(), email: edit.email.trim().toLowerCase() };
      const fields = checkProfile(values, formatPlatformTime(clock.now()).slice(0, 10));
      const [message] = Object.values(fields);
      if (message !== undefined) return err({ kind: 'business', message, fields });
      const email = values.email === '' ? null : values.email;
      if (email !== null && (await profiles.isTaken(id, { email }))) return refusedValue('email', takenMessages.email);
      const { realname, birthday, sex } = values;
      const written = await write(id, { realname, birthday, sex, email }, version);
      if (!written.ok) return written;
      if (!written.value) return err({ kind: 'overtaken', message: messages.overtaken });
      return saved(call, messages.saved);
    },
    async changePhone({ phone, smscode, password }, call) {
      const { userId: id, username } = call.caller;
      const problem = checkMobileRequired(phone);
      if (problem !== null) return refusedValue('phone', problem);
      const stored = await profiles.find(id);
      if (stored === undefined) return gone;
      if (stored.phone === phone) return refusedValue('phone', messages.samePhone);
      // The password first: a code is good for five tries, whoever has the session must not use them up.
      const proved = await ownPassword(password, call, {
        event: 'password.refused',
        message: messages.wrongPassword,
        field: 'password',
      });
      if (!proved.ok) return proved;
      const code = await codes.check({ mobile: phone, mode: SMS_MODE.register, code: smscode, address: call.address });
      if (!code.ok) return err(codeFailure(code.error, 'smscode'));
      return ok(async () => {
        // Whether a number is taken is told only to who has it.
        if (await profiles.isTaken(id, { phone })) return refusedValue('phone', takenMessages.phone);
        if (!(await code.value.use())) return err(codeFailure({ kind: 'stale' }, 'smscode'));
        const written = await write(id, { phone });
        if (!written.ok) return written;
        if (!written.value) return gone;
        await audit.record({ event: 'phone.changed', call, user: { id, username } });
        return saved(call, messages.phoneChanged);
      });
    },
    async changeAvatar(avatar, call) {
      const { userId } = call.caller;
      if (avatar !== '' && !(await isOwnPicture(avatar, userId)))
        return refusedValue('avatar', messages.notYourPicture);
      const written = await profiles.change(userId, { avatar: avatar === '' ? null : avatar });
      if (!written) return gone;
      return saved(call, avatar === '' ? messages.avatarRemoved : messages.avatarChanged);
    },
  };
}
