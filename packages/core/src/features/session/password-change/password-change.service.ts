import { userEndpoints } from '../../../contract/index.ts';
import { formRefusalOf, type Answer, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { createEmitter, type Notice, type Service } from '../../../kernel/index.ts';
import { createSubmission, createViewState } from '../../../machine/index.ts';
import type { AuthFacts, AuthService } from '../auth/index.ts';
import { checkPasswordChange } from './password-change-rules.ts';
import { passwordChangeMessages } from './password-change.messages.ts';
import {
  acceptedNotice,
  NO_PASSWORDS,
  PASSWORD_FIELD_OF,
  PASSWORD_FIELDS,
  refusedNotice,
  updateOf,
} from './password-change.model.ts';
import type {
  PasswordChangeEmitted,
  PasswordChangeEvent,
  PasswordChangeFacts,
  PasswordField,
} from './password-change.types.ts';

export type PasswordChangeService = Service<PasswordChangeFacts, PasswordChangeEvent, PasswordChangeEmitted>;

export interface PasswordChangeDependencies {
  readonly client: HttpClient;
  /** Learns that a first password was changed. */
  readonly auth: Pick<AuthService, 'send'> & { facts(): Pick<AuthFacts, 'user'> };
}

/** The dialog 修改密码, initially closed; clears its input on close. */
export function createPasswordChange({ client, auth }: PasswordChangeDependencies): PasswordChangeService {
  let account = '';
  const form = createSubmission<PasswordField, Answer<unknown>, HttpFailure>({
    fields: PASSWORD_FIELDS,
    initial: NO_PASSWORDS,
    check: checkPasswordChange,
    submit: async (values) => {
      const answer = await client.call(userEndpoints.updatePassword, { body: updateOf(account, values) });
      const { user } = auth.facts();
      if (answer.ok && user?.mustChangePassword === true)
        auth.send({ type: 'user.changed', user: { ...user, mustChangePassword: false } });
      return answer;
    },
    refusalOf: (failure) => formRefusalOf(failure, PASSWORD_FIELD_OF),
  });
  const shown = createViewState(form, null, ({ status, values, errors }) => ({
    status,
    username: status === 'closed' ? '' : account,
    values,
    errors,
  }));
  const emitter = createEmitter<PasswordChangeEmitted>();
  const raise = (notice: Notice | null) => {
    if (notice !== null) emitter.emit({ type: 'notice.raised', notice });
  };
  form.on((emitted) => {
    if (emitted.type === 'form.refused') emitter.emit(emitted);
    if (emitted.type === 'form.accepted') raise(acceptedNotice(emitted.answer));
    if (emitted.type === 'form.failed') raise(refusedNotice(emitted.failure));
  });
  return {
    facts: shown.facts,
    subscribe: shown.subscribe,
    send(event) {
      if (event.type !== 'dialog.show') return form.send(event);
      if (event.username === '') return raise({ level: 'warning', text: passwordChangeMessages.noUser });
      if (form.facts().status === 'closed') account = event.username;
      return form.send({ type: 'dialog.show' });
    },
    on: emitter.on,
    dispose: form.dispose,
  };
}
