// node sign-in-and-list.js https://office.example clerk: the newest activities. The password is in EVERGREEN_PASSWORD.
import { createCore, signIn } from '@evergreen/core';
import { whenFacts } from '@evergreen/core/kernel';
import { createListPage } from '@evergreen/core/records/list';
import { activityResource } from '@evergreen/core/resources';
import { nodePorts } from '@evergreen/platform/node';

const [url = '', username = ''] = process.argv.slice(2);
const core = createCore(nodePorts({ userAgent: 'sign-in-and-list/1.0' }), { url });
const user = await signIn(core, { username, password: process.env['EVERGREEN_PASSWORD'] ?? '' });
if (!user.ok) throw new Error(user.error.text['en-US']);
const list = core.open((page) => createListPage({ ...page, resource: activityResource }));
const { rows, total, failure } = await whenFacts(list, ({ status }) => status === 'loaded' || status === 'failed');
if (failure !== null) throw new Error(failure['en-US']);
console.log(`${user.value.realname} sees ${total} activities, the newest:`);
for (const row of rows) console.log(row['startTime'], row['title']);
core.dispose();
