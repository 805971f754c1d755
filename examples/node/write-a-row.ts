// node write-a-row.js https://office.example admin Walks WALK: adds an activity type. The password is in EVERGREEN_PASSWORD.
import { createCore, signIn } from '@evergreen/core';
import { failureText } from '@evergreen/core/http';
import { saveRow } from '@evergreen/core/records/form';
import { activityTypeResource } from '@evergreen/core/resources';
import { nodePorts } from '@evergreen/platform/node';

const [url = '', username = '', name = '', code = ''] = process.argv.slice(2);
const core = createCore(nodePorts({ userAgent: 'write-a-row/1.0' }), { url, locale: 'en-US' });
const user = await signIn(core, { username, password: process.env['EVERGREEN_PASSWORD'] ?? '' });
if (!user.ok) throw new Error(user.error.text['en-US']);
const values = { name, code, sort: 0, status: '1', remark: null };
const { result } = await saveRow(activityTypeResource, core.client, { id: null, values, base: null });
if (!result.ok && result.error.kind !== 'conflict') throw new Error(failureText(result.error.failure)['en-US']);
if (result.ok) console.log(`${name} was added as ${result.value.result.id}`);
core.dispose();
