import { profileEndpoints, type SavedProfile } from '../../../contract/index.ts';
import { formRefusalOf, type Answer, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { createEmitter, type Service } from '../../../kernel/index.ts';
import { createSubmission } from '../../../machine/index.ts';
import type { AuthService } from '../auth/index.ts';
import {
  checkPhoneEdit,
  EMPTY_PHONE_EDIT,
  PHONE_FIELD_OF,
  PHONE_FIELDS,
  phoneChangedNotice,
  phoneEditOf,
} from './phone-change.model.ts';
import type { PhoneChangeEmitted, PhoneChangeEvent, PhoneChangeFacts, PhoneField } from './phone-change.types.ts';

export type PhoneChangeService = Service<PhoneChangeFacts, PhoneChangeEvent, PhoneChangeEmitted>;

export interface PhoneChangeDependencies {
  readonly client: HttpClient;
  readonly auth: Pick<AuthService, 'send'>;
}

/** The dialog 更换手机号, initially closed: the new number proved by a code, the person by their password. */
export function createPhoneChange({ client, auth }: PhoneChangeDependencies): PhoneChangeService {
  const form = createSubmission<PhoneField, Answer<SavedProfile>, HttpFailure>({
    fields: PHONE_FIELDS,
    initial: EMPTY_PHONE_EDIT,
    check: checkPhoneEdit,
    submit: (values) => client.call(profileEndpoints.changePhone, { body: phoneEditOf(values), isQuiet: true }),
    refusalOf: (failure) => formRefusalOf(failure, PHONE_FIELD_OF),
  });
  const emitter = createEmitter<PhoneChangeEmitted>();
  form.on((emitted) => {
    if (emitted.type === 'form.refused') emitter.emit(emitted);
    if (emitted.type !== 'form.accepted') return;
    const { profile, userInfo: user } = emitted.answer.result;
    auth.send({ type: 'user.changed', user });
    emitter.emit({ type: 'phone.changed', profile, user });
    emitter.emit({ type: 'notice.raised', notice: phoneChangedNotice(emitted.answer) });
  });
  return { ...form, on: emitter.on };
}
