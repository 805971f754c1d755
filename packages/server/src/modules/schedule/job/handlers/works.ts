import type { JobWorks } from '../job-work.types.ts';
import { activityAdvance } from './activity-advance.ts';
import { backup } from './backup.ts';
import { exportClean, fileClean, logTrim, recountWork, recycleClean, sessionTrim } from './clean-works.ts';
import { dataCheck } from './data-check.ts';
import { databaseCare } from './database-care.ts';
import { noticeDigest } from './notice-digest.ts';
import { orderExpire } from './order-expire.ts';
import type { JobWorkDependencies } from './work.types.ts';
import { birthdayGreeting, certificationRemind } from './retiree-messages.ts';

/** What every handler does. */
export function createWorks(dependencies: JobWorkDependencies): JobWorks {
  return {
    certificationRemind: certificationRemind(dependencies),
    activityAdvance: activityAdvance(dependencies),
    orderExpire: orderExpire(dependencies),
    birthdayGreeting: birthdayGreeting(dependencies),
    backup: backup(dependencies),
    recycleClean: recycleClean(dependencies),
    logTrim: logTrim(dependencies),
    exportClean: exportClean(dependencies),
    sessionTrim: sessionTrim(dependencies),
    fileClean: fileClean(dependencies),
    recount: recountWork(dependencies),
    dataCheck: dataCheck(dependencies),
    databaseCare: databaseCare(dependencies),
    noticeDigest: noticeDigest(dependencies),
  };
}
