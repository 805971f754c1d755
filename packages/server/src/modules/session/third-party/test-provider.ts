import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { DEFAULT_BASE_PATH } from '@evergreen/core/contract';

import type { NamedIdentity, ThirdPartyRepository } from './third-party.repository.ts';

/** The name of the provider in the tree: anybody may say who they are, so it is for trying out alone. */
export const TEST_PROVIDER = 'test';

const folder = `${DEFAULT_BASE_PATH}/sys/thirdLogin/render/${TEST_PROVIDER}`;

/** The routes that exist only where the test provider is switched on. */
export const TEST_PROVIDER_ROUTES = [`GET ${folder}`, `GET ${folder}/provider.js`, `POST ${folder}/vouch`] as const;

const PAGE = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>测试身份提供方</title>
<style>
  body { font: 16px/1.6 system-ui, sans-serif; margin: 0; padding: 32px 24px; color: #1f2328; background: #f6f8fa; }
  form { max-width: 400px; margin: 0 auto; display: grid; gap: 14px; }
  h1 { font-size: 22px; margin: 0; }
  p { margin: 0; color: #57606a; }
  label { display: grid; gap: 6px; }
  input, button { font: inherit; padding: 10px 12px; border: 1px solid #8c959f; border-radius: 6px; }
  button { cursor: pointer; background: #fff; }
  button[type=submit] { background: #0b57b7; border-color: #0b57b7; color: #fff; }
</style>
<form>
  <h1>测试身份提供方</h1>
  <p>仅供测试：填写任意标识，即以该身份登录。<br>For trying out: any name is believed.</p>
  <label>第三方用户标识 / Name<input name="user" maxlength="64" autocomplete="off" required autofocus></label>
  <button type="submit">同意登录 / Agree</button>
  <button type="button">取消 / Cancel</button>
  <p role="alert"></p>
</form>
<script src="${folder}/provider.js"></script>
</html>
`;

/** Posts to the page that opened it, when that is of this very origin, and to no other. */
const SCRIPT = `const state = new URLSearchParams(location.search).get('state') ?? '';
const answer = (message) => {
  window.opener?.postMessage(message, location.origin);
  window.close();
};
const form = document.querySelector('form');
form.querySelector('[type=button]').addEventListener('click', () => answer({ kind: 'evergreen.thirdParty.refused', state }));
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const response = await fetch('${folder}/vouch', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: form.user.value, state }),
  });
  if (response.ok) answer({ kind: 'evergreen.thirdParty.answered', thirdType: '${TEST_PROVIDER}', state, ...(await response.json()) });
  else form.querySelector('[role=alert]').textContent = '无法登录 / It did not work (' + response.status + ')';
});
`;

/** What a provider gives to the browser of somebody whom it knows. */
async function vouchFor(repository: ThirdPartyRepository, identity: NamedIdentity, state: string) {
  const userId = (await repository.userOf(identity)) ?? null;
  return { token: await repository.open(identity, state, userId), isKnown: userId !== null };
}

const vouching = v.object({
  user: v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}._@-]{1,64}$/u)),
  state: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/u)),
});

/** A provider to try third-party signing in with, where no real one can be reached. */
export function serveTestProvider(app: FastifyInstance, repository: ThirdPartyRepository): void {
  app.get(folder, { exposeHeadRoute: false }, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get(`${folder}/provider.js`, { exposeHeadRoute: false }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );
  app.post(`${folder}/vouch`, async (request, reply) => {
    const asked = v.safeParse(vouching, request.body);
    if (!asked.success) return reply.code(400).send('{}');
    const { user, state } = asked.output;
    return reply.send(await vouchFor(repository, { thirdType: TEST_PROVIDER, thirdUserId: user, name: user }, state));
  });
}
