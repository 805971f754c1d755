// node next-fires.js '0 30 8 ? * MON-FRI' Asia/Shanghai: says what an expression means and when it fires next.
import { describeCron, nextFire, parseCron } from '@evergreen/core/schedule/cron';

const [text = '', zone = 'Asia/Shanghai'] = process.argv.slice(2);
const cron = parseCron(text);
if (!cron.ok) throw new Error(cron.error.sentence['en-US']);
console.log(describeCron(cron.value, 'en-US'));
const local = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'full', timeStyle: 'medium' });
let instant = nextFire(cron.value, Date.now(), zone);
for (let shown = 0; instant !== null && shown < 5; shown += 1) {
  console.log(local.format(instant));
  instant = nextFire(cron.value, instant, zone);
}
