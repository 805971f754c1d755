import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { err, seconds, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { serverPackageFolder } from './db/server-package.ts';
import { announcement, jsonAnnouncement } from './start/announcement.ts';
import { runDoctor } from './start/doctor/doctor.ts';
import { findingsAsJson, findingsAsText, isAnyWrong } from './start/doctor/findings.ts';
import { recountPlatform } from './start/recount.ts';
import { cleanFiles } from './start/clean-files.ts';
import {
  parseCommandLine,
  type BackupCommand,
  type CleanFilesCommand,
  type DoctorCommand,
  type MoveCommand,
  type RecountCommand,
  type ResetPasswordCommand,
  type RestoreCommand,
  type SeedCommand,
  type ServeCommand,
} from './start/command-line.ts';
import { createCoalescingLogger } from './start/coalescing-logger.ts';
import { createLineLogger } from './start/line-logger.ts';
import { backupPlatform } from './start/operator/backup-platform.ts';
import { movePlatform } from './start/operator/move-platform.ts';
import { operatorMessages } from './start/operator/operator.messages.ts';
import { restorePlatform } from './start/operator/restore-platform.ts';
import { seedPlatform } from './start/operator/seed-platform.ts';
import { askNewPassword, askWord } from './start/password-prompt.ts';
import { resetPassword } from './start/reset-password.ts';
import { serverHelp } from './start/server-help.ts';
import { startServer } from './start/start-server.ts';
import { bothLines, startMessages } from './start/start.messages.ts';
import { serverClock } from './system-clock.ts';

const repository = join(serverPackageFolder(), '..', '..');
const applicationFolder = join(repository, 'packages', 'app', 'dist');
function t(lines: string): void {
  process.stderr.write(`${lines}\n`);
}

const parsed = parseCommandLine(process.argv.slice(2), process.env, join(repository, '.data'));
if (!parsed.ok) {
  t(bothLines(parsed.error));
  t(`\n${bothLines(serverHelp)}`);
  process.exit(2);
}

const logger = createCoalescingLogger(
  createLineLogger(
    (line) => process.stderr.write(line),
    serverClock.now,
    parsed.value.kind === 'serve' ? parsed.value.logLevel : 'info',
  ),
  serverClock,
);

/** Milliseconds since the person asked for it: the installation and the builds before this program count too. */
function elapsed(): number {
  const given = Number(process.env['EVERGREEN_STARTED_AT']);
  return Math.max(0, Math.round(serverClock.now() - (given > 0 ? given : performance.timeOrigin)));
}

async function serve(command: ServeCommand): Promise<void> {
  // The heap is collected at twice what is in use. By itself it waits for up to four times that, most of it what a large file has left behind.
  setFlagsFromString('--heap-growing-percent=100');
  const starting = startServer(command, { clock: serverClock, logger, applicationFolder });
  let isStopping = false;
  let lastSignal = Number.NEGATIVE_INFINITY;
  const onSignal = (): void => {
    // One Ctrl-C arrives twice, from the terminal and from npm, which passes on what it got: only a later one is a second.
    const isEcho = serverClock.now() - lastSignal < seconds(1);
    lastSignal = serverClock.now();
    if (isEcho) return;
    if (isStopping) process.exit(130);
    isStopping = true;
    t(bothLines(startMessages.stopping));
    void starting.then(async (started) => {
      if (started.ok) await started.value.stop();
      logger.flush();
      process.exit(0);
    });
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);

  const started = await starting;
  if (!started.ok) {
    t(bothLines(started.error));
    process.exit(1);
  }
  if (isStopping) return;
  for (const warning of started.value.warnings) t(bothLines(warning));
  if (!command.isApiOnly && !existsSync(join(applicationFolder, 'index.html')))
    t(bothLines(startMessages.applicationMissing));
  if (command.demoPassword !== undefined && started.value.password === null)
    t(bothLines(startMessages.demoPasswordIgnored));
  process.stdout.write(
    command.isJson ? jsonAnnouncement(started.value, elapsed()) : announcement(started.value, elapsed()),
  );
}

async function reset(command: ResetPasswordCommand): Promise<void> {
  const done = await resetPassword(command, serverClock, logger);
  logger.flush();
  if (!done.ok) {
    t(bothLines(done.error));
    process.exit(1);
  }
  t(bothLines(startMessages.passwordReset(command.username)));
  process.stdout.write(`${done.value}\n`);
}

async function clean(command: CleanFilesCommand): Promise<void> {
  const done = await cleanFiles(command, serverClock, logger);
  logger.flush();
  if (!done.ok) {
    t(bothLines(done.error));
    process.exit(1);
  }
  for (const { folder, id, fileName, size } of done.value)
    process.stdout.write(`${size}\t${folder}/${id}/${fileName}\n`);
  const { length } = done.value;
  t(bothLines(command.isDryRun ? startMessages.filesFound(length) : startMessages.filesRemoved(length)));
}

async function correctCounts(command: RecountCommand): Promise<void> {
  const done = await recountPlatform(command, serverClock, logger);
  logger.flush();
  if (!done.ok) {
    t(bothLines(done.error));
    process.exit(1);
  }
  for (const { resource, key, rows } of done.value) process.stdout.write(`${rows}\t${resource}.${key}\n`);
  const { length } = done.value;
  t(bothLines(command.isDryRun ? startMessages.miscounted(length) : startMessages.recounted(length)));
}

/** Prints what became of an operator's command, or ends the process with the reason why not. */
async function perform<Value>(
  work: Promise<Result<Value, LocalizedText>>,
  lines: (value: Value) => readonly LocalizedText[],
): Promise<Value> {
  const done = await work;
  logger.flush();
  if (!done.ok) {
    t(bothLines(done.error));
    process.exit(1);
  }
  for (const line of lines(done.value)) t(bothLines(line));
  return done.value;
}

async function backUp(command: BackupCommand): Promise<void> {
  await perform(backupPlatform(command, serverClock, logger), ({ folder, rows, files }) => [
    operatorMessages.backedUp(folder, rows, files),
    ...(command.hasFiles ? [] : [operatorMessages.withoutFiles]),
    ...(command.hasKeys ? [] : [operatorMessages.withoutKeys]),
  ]);
}

async function restore(command: RestoreCommand): Promise<void> {
  if (command.isReplacing && !command.isConfirmed) await confirmReplacing(command);
  await perform(restorePlatform(command, serverClock, logger), ({ at, rows, files, hasKeys, aside }) => [
    operatorMessages.restored(at, rows, files),
    ...(files > 0 ? [] : [operatorMessages.bringFiles]),
    ...(hasKeys ? [] : [operatorMessages.bringKeys]),
    ...aside,
  ]);
}

/** Ends the process where nobody says that the platform is to be replaced. */
async function confirmReplacing({ dataFolder, databaseUrl }: RestoreCommand): Promise<void> {
  const place = databaseUrl === undefined ? dataFolder : new URL(databaseUrl).pathname.slice(1);
  const question = operatorMessages.replaceQuestion(place, 'replace');
  const isTerminal = process.stdin.isTTY;
  if (isTerminal && (await askWord(process.stdin, process.stderr, question, 'replace'))) return;
  t(bothLines(isTerminal ? operatorMessages.replaceRefused : operatorMessages.noTerminalToConfirm));
  process.exit(2);
}

async function move(command: MoveCommand): Promise<void> {
  await perform(movePlatform(command, serverClock, logger), ({ tables, rows }) => [
    operatorMessages.moved(tables, rows),
  ]);
}

async function seed(command: SeedCommand): Promise<void> {
  const password = await perform(seedPlatform(command, serverClock, logger), (made) => [
    made === null ? operatorMessages.seeded : operatorMessages.seededFirst,
  ]);
  if (password !== null) process.stdout.write(`${password}\n`);
}

async function diagnose(command: DoctorCommand): Promise<void> {
  const findings = await runDoctor(command, { clock: serverClock, logger, applicationFolder });
  logger.flush();
  process.stdout.write(command.isJson ? findingsAsJson(findings) : findingsAsText(findings));
  if (isAnyWrong(findings)) process.exitCode = 1;
}

/** The password that is typed on the terminal, where it is to be asked for; ends the process where there is none. */
async function typedPassword({ asksPassword }: ServeCommand | ResetPasswordCommand): Promise<string | undefined> {
  if (asksPassword === undefined) return undefined;
  const asked = process.stdin.isTTY
    ? await askNewPassword(process.stdin, process.stderr)
    : err(startMessages.noTerminal);
  if (asked.ok) return asked.value;
  t(bothLines(asked.error));
  process.exit(2);
}

switch (parsed.value.kind) {
  case 'help':
    process.stdout.write(`${bothLines(serverHelp)}\n`);
    break;
  case 'resetPassword':
    await reset({ ...parsed.value, password: (await typedPassword(parsed.value)) ?? parsed.value.password });
    break;
  case 'cleanFiles':
    await clean(parsed.value);
    break;
  case 'recount':
    await correctCounts(parsed.value);
    break;
  case 'doctor':
    await diagnose(parsed.value);
    break;
  case 'backup':
    await backUp(parsed.value);
    break;
  case 'restore':
    await restore(parsed.value);
    break;
  case 'move':
    await move(parsed.value);
    break;
  case 'seed':
    await seed(parsed.value);
    break;
  case 'serve':
    await serve({ ...parsed.value, demoPassword: (await typedPassword(parsed.value)) ?? parsed.value.demoPassword });
    break;
}
