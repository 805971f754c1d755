import { localized, type LocalizedText } from '@evergreen/core/kernel';

/** Messages for the operator, in both languages at once, because their language is unknown. */
export const startMessages = {
  help: localized(
    `用法：npm start -- [选项]
      npm start -- reset-password <用户名> [--ask-password | --password <新密码>]
      npm start -- clean-files [--dry-run]          清理一天以前删除的和不再使用的文件
      npm start -- recount [--dry-run]              重新统计作品数、票数、帖子数等计数字段
      npm start -- doctor [--json]                  检查目录、空间、数据库、密钥、时钟和定时任务，指出问题，不作更改
      npm start -- backup <新目录> [--with-files] [--with-keys]   备份数据库，以及文件和密钥
      npm start -- restore <备份> [--replace [--yes]]   恢复到空的数据目录，或 DATABASE_URL 指向的空数据库，核对后才算完成
      npm start -- move                             把数据目录中的平台迁移到 DATABASE_URL 指向的空数据库，逐行核对
      npm start -- seed [--empty]                   只建立或更新数据库结构和初始数据，不启动服务

选项：
  --port <端口>            监听端口，默认 8080（环境变量 PORT），0 表示任一空闲端口
  --host <地址>            监听地址，默认 127.0.0.1；0.0.0.0 表示允许其他机器访问
  --data <目录>            数据目录，默认为仓库中的 .data
  --demo-password <密码>   首次启动时为全部演示账号设置的密码（8 到 128 个字符）；不填则随机生成
  --ask-password           在终端中输入上述密码，不显示
  --dry-run                clean-files、recount 只列出结果，不作更改
  --json                   就绪后在标准输出打印一行 {"url","username","password","ms"}，其余信息在标准错误；doctor 以 JSON 输出结果
  --api-only               只提供接口，不提供网页应用
  --with-files             backup 包含上传的文件
  --with-keys              backup 包含密钥；有了它就能读取加密保存的密码，请妥善保管
  --replace                restore 替换已有的平台，原有内容另存；--yes 不再询问
  --empty                  首次启动时不写入演示数据（账号、部门、字典、规则仍会写入）
  --legacy-expiry          登录过期时按旧版方式应答（HTTP 500，Token失效）
  --help                   显示本说明
命令行中的密码可被本机其他用户在进程列表中看到；请改用 --ask-password，或环境变量 EVERGREEN_DEMO_PASSWORD（首次启动）、EVERGREEN_NEW_PASSWORD（reset-password）。`,
    `Usage: npm start -- [options]
       npm start -- reset-password <username> [--ask-password | --password <new password>]
       npm start -- clean-files [--dry-run]          removes files that were deleted or are not used since a day
       npm start -- recount [--dry-run]              counts works, votes, posts and the like anew
       npm start -- doctor [--json]                  says what is wrong with folder, room, database, keys, clock and jobs; changes nothing
       npm start -- backup <new folder> [--with-files] [--with-keys]   backs up the database, and stored files and keys
       npm start -- restore <backup> [--replace [--yes]]   into an empty data folder, or the empty database of DATABASE_URL; compared before it says done
       npm start -- move                             brings the platform of the data folder to the empty database of DATABASE_URL, compared row by row
       npm start -- seed [--empty]                   makes or updates tables and initial rows, and serves nothing

Options:
  --port <port>              port to listen on, 8080 by default (variable PORT); 0 takes any free one
  --host <address>           address to listen on, 127.0.0.1 by default; 0.0.0.0 lets other machines in
  --data <folder>            folder of all data, .data in the repository by default
  --demo-password <password> password of every demonstration account at the first start (8 to 128 characters); random when left out
  --ask-password             asks for that password on the terminal, without showing it
  --dry-run                  clean-files and recount list what they found and change nothing
  --json                     once it serves, one line {"url","username","password","ms"} on stdout; everything else on stderr; doctor prints its findings as JSON
  --api-only                 serves the calls alone, not the built application
  --with-files               backup takes stored files along
  --with-keys                backup takes the keys along; who has them reads sealed passwords, so keep it safe
  --replace                  restore sets aside the platform that is there; --yes asks nothing
  --empty                    a new platform begins without demonstration rows (accounts, departments, dictionaries, rules are there)
  --legacy-expiry            says an ended sign-in as the older family does (HTTP 500, Token失效)
  --help                     shows this
A password on the command line can be read by everybody on this machine in its list of processes. Use --ask-password, or the variables
EVERGREEN_DEMO_PASSWORD (first start) and EVERGREEN_NEW_PASSWORD (reset-password).`,
  ),
  variables: localized('\n环境变量：', '\nEnvironment variables:'),
  unknownOption: (detail: string) =>
    localized(`命令行参数不正确：${detail}`, `The command line is not right: ${detail}`),
  unknownCommand: (command: string) => localized(`没有命令“${command}”`, `There is no command "${command}"`),
  badPort: (value: string) =>
    localized(
      `端口“${value}”不正确，应为 0 到 65535 的整数`,
      `"${value}" is no port; give a whole number from 0 to 65535`,
    ),
  badPassword: (option: string) => localized(`${option} 应为 8 到 128 个字符`, `${option} takes 8 to 128 characters`),
  passwordTwice: (option: string) =>
    localized(`${option} 与 --ask-password 只能用其一`, `Use either ${option} or --ask-password`),
  noTerminal: localized(
    '没有可输入密码的终端；请改用环境变量 EVERGREEN_DEMO_PASSWORD 或 EVERGREEN_NEW_PASSWORD',
    'There is no terminal to ask on. Use the variable EVERGREEN_DEMO_PASSWORD or EVERGREEN_NEW_PASSWORD.',
  ),
  passwordQuestion: localized('新密码（8 到 128 个字符）', 'New password (8 to 128 characters)'),
  passwordAgain: localized('再输入一次', 'Once more'),
  passwordsDiffer: localized('两次输入的密码不一致', 'The two passwords differ'),
  passwordNotGiven: localized('没有输入密码', 'No password was given'),
  emptyValue: (option: string) => localized(`${option} 的值不能为空`, `${option} needs a value`),
  badFrameHost: (host: string) =>
    localized(
      `FRAME_HOSTS 中的“${host}”不正确，应为 https://主机 或 https://主机:端口`,
      `"${host}" in FRAME_HOSTS is no site; write https://host or https://host:port`,
    ),
  badMapHost: (host: string) =>
    localized(
      `MAP_HOSTS 中的“${host}”不正确，应为 https://主机 或 https://*.主机`,
      `"${host}" in MAP_HOSTS is no site; write https://host or https://*.host`,
    ),
  badTrustedProxy: (proxy: string) =>
    localized(
      `TRUST_PROXY 中的“${proxy}”不正确，应为 IP 地址或网段，例如 127.0.0.1 或 10.0.0.0/8`,
      `"${proxy}" in TRUST_PROXY is no address; write an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8`,
    ),
  badFileStore: localized(
    'FILE_STORE 只能是 accept；不设置则检查数据库与文件存储是否一致',
    'FILE_STORE can be accept only; without it the server checks that database and file store belong together',
  ),
  otherFileStore: (place: string) =>
    localized(
      `数据库中的文件不在 ${place}：其他服务器使用另一处文件存储，或文件已被移走。共用一个数据库的服务器须使用同一个文件目录（--data 下的 files）或存储桶（S3_BUCKET、S3_PREFIX）；恢复备份或移动文件时请带上 store.identity。如确定从此使用这里的存储，请设置 FILE_STORE=accept 启动一次。`,
      `The files of this database are not in ${place}: another server uses another store, or the files were moved. Servers on one database need one shared folder (files below --data) or one bucket (S3_BUCKET, S3_PREFIX); take store.identity along when you restore a backup or move the files. To use this store from now on, start once with FILE_STORE=accept.`,
    ),
  unreadableKey: (file: string, reason: string) =>
    localized(
      `无法读取密钥文件 ${file}：${reason}。请让运行服务器的用户可以读取它，再启动。`,
      `The key file ${file} cannot be read: ${reason}. Let the user that runs the server read it, then start again.`,
    ),
  malformedKey: {
    secrets: (file: string, bytes: number) =>
      localized(
        `密钥文件 ${file} 已损坏：应为 ${bytes} 字节。请从备份恢复它；若已丢失，请删除它再启动，并重新填写各数据源的密码等加密保存的内容。`,
        `The key file ${file} is damaged: it has to be ${bytes} bytes long. Restore it from a backup. If it is lost, delete it and start again; passwords of data sources and whatever else was sealed under it have to be entered anew.`,
      ),
    fingerprint: (file: string, bytes: number) =>
      localized(
        `密钥文件 ${file} 已损坏：应为 ${bytes} 字节。请从备份恢复它，或删除它再启动：只有含密码的请求在一天内的重试会被拒绝。`,
        `The key file ${file} is damaged: it has to be ${bytes} bytes long. Restore it from a backup, or delete it and start again: only repetitions of calls with passwords, within a day, are refused then.`,
      ),
  },
  badDatabaseUrl: localized(
    'DATABASE_URL 应以 postgresql:// 或 postgres:// 开头',
    'DATABASE_URL must begin with postgresql:// or postgres://',
  ),
  badListenUrl: localized(
    'EVERGREEN_LISTEN_URL 应以 postgresql:// 或 postgres:// 开头',
    'EVERGREEN_LISTEN_URL must begin with postgresql:// or postgres://',
  ),
  notListening: localized(
    '与其他服务进程的即时通知不可用，改为每 2 秒查询一次。若 DATABASE_URL 经过连接池（如 PgBouncer），请用 EVERGREEN_LISTEN_URL 指定直连地址',
    'Other processes of the server are not heard at once; they are asked every 2 seconds instead. If DATABASE_URL leads through a pooler such as PgBouncer, name the address of the database itself in EVERGREEN_LISTEN_URL',
  ),
  badCas: localized(
    'CAS_URL 和 CAS_SERVICE 须同时填写，均为以 https:// 或 http:// 开头的地址；CAS_URL 不带 ? 或 #',
    'CAS_URL and CAS_SERVICE go together; both are addresses that begin with https:// or http://, and CAS_URL has no ? or #',
  ),
  badQuota: localized(
    'FILE_QUOTA_MB 不正确，应为 1 到 99999999 的整数',
    'FILE_QUOTA_MB has to be a whole number from 1 to 99999999.',
  ),
  badS3: localized(
    'S3_BUCKET、S3_ACCESS_KEY 和 S3_SECRET_KEY 要一起设置，S3_ENDPOINT 应为 http 或 https 地址',
    'S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together, and S3_ENDPOINT has to be an http or https address.',
  ),
  badSignedDownloads: localized(
    'S3_SIGNED_DOWNLOADS 需与 S3_BUCKET 一起设置；S3_PUBLIC_ENDPOINT 仅在其为 on 时有效，应为 http 或 https 地址',
    'S3_SIGNED_DOWNLOADS needs S3_BUCKET. S3_PUBLIC_ENDPOINT is for signed downloads alone and has to be an http or https address.',
  ),
  badSecretsKey: localized(
    'SECRETS_KEY 须为 64 位十六进制数字（32 字节）',
    'SECRETS_KEY must be 64 hexadecimal digits (32 bytes)',
  ),
  badDataSourceHost: (host: string) =>
    localized(
      `DATA_SOURCE_HOSTS 中的“${host}”不是“主机:端口”，例如 10.0.0.5:5432`,
      `"${host}" in DATA_SOURCE_HOSTS is no host:port such as 10.0.0.5:5432`,
    ),
  badSmsUrl: localized(
    'SMS_URL 应为以 https:// 或 http:// 开头的地址',
    'SMS_URL must be an address that begins with https:// or http://',
  ),
  badMail: localized(
    'EVERGREEN_SMTP_URL 和 EVERGREEN_MAIL_FROM 须同时填写：前者以 smtps:// 或 smtp:// 开头，后者为邮箱地址',
    'EVERGREEN_SMTP_URL and EVERGREEN_MAIL_FROM go together: an address that begins with smtps:// or smtp://, and an e-mail address',
  ),
  badSwitch: (name: string) => (value: string) =>
    localized(`${name} 为“${value}”，应为 on 或 off`, `${name} is "${value}"; it must be on or off`),
  badMetricsToken: localized(
    'EVERGREEN_METRICS_TOKEN 为 16 到 200 个字符：字母、数字和 - . _ ~ + / =',
    'EVERGREEN_METRICS_TOKEN has 16 to 200 characters: letters, digits and - . _ ~ + / =',
  ),
  badLogLevel: (value: string) =>
    localized(
      `LOG_LEVEL 为“${value}”，应为 info、warn 或 error`,
      `LOG_LEVEL is "${value}"; it must be info, warn or error`,
    ),
  badRetention: (name: string) => (value: string) =>
    localized(
      `${name} 为“${value}”，应为天数，如 180，或“天数/行数”，如 180/1000000`,
      `${name} is "${value}"; it must be days such as 180, or days/rows such as 180/1000000`,
    ),
  badListCipher: localized(
    'LIST_CIPHER 应为 aes-256-gcm（默认）、aes-128-cbc 或 aes-128-ecb；LIST_KEY 应为 32（aes-256）或 16（aes-128）字节的密钥，写成十六进制、Base64 或同样多的字符；LIST_IV 为 16 字节',
    'LIST_CIPHER is aes-256-gcm (the default), aes-128-cbc or aes-128-ecb; LIST_KEY is a key of 32 (aes-256) or 16 bytes (aes-128), written as hex digits, Base64 or that many characters; LIST_IV is 16 bytes',
  ),
  missingUsername: localized('请给出用户名：reset-password <用户名>', 'Name the user: reset-password <username>'),
  recounted: (count: number) =>
    localized(`计数有误的字段：${count} 个，已更正`, `Fields with wrong counts: ${count}. They were corrected.`),
  miscounted: (count: number) =>
    localized(`计数有误的字段：${count} 个，未作更改`, `Fields with wrong counts: ${count}. Nothing was changed.`),
  filesFound: (count: number) =>
    localized(
      `可清理的文件：${count} 个，未作更改`,
      `Files that nobody needs any more: ${count}. Nothing was changed.`,
    ),
  filesRemoved: (count: number) => localized(`已清理 ${count} 个文件`, `${count} files were removed.`),
  /** Of a command, and of those that take the option; the empty one is the start of the server. */
  notTaken: (option: string, command: string, takers: readonly string[]) => {
    const names = (start: string) => takers.map((name) => (name === '' ? start : name)).join(', ');
    return localized(
      `${command === '' ? '启动服务' : command} 不接受 ${option}，可用于：${names('启动服务')}`,
      `${command === '' ? 'The start of the server' : command} takes no ${option}, which is for: ${names('the start of the server')}`,
    );
  },

  portTaken: (host: string, port: number) =>
    localized(
      `端口 ${port}（${host}）已被占用。请停止占用它的程序，或用 --port 指定另一个端口。`,
      `Port ${port} on ${host} is in use. Stop what uses it, or name another one with --port.`,
    ),
  cannotListen: (host: string, port: number, reason: string) =>
    localized(`无法监听 ${host}:${port}：${reason}`, `Cannot listen on ${host}:${port}: ${reason}`),
  applicationMissing: localized(
    '网页应用尚未构建，只提供接口；请运行 npm run build。',
    'The application is not built, so only the calls are served. Run npm run build.',
  ),
  demoPasswordIgnored: localized(
    '已有账号，演示密码（--demo-password 或 EVERGREEN_DEMO_PASSWORD）未生效；请用 reset-password 命令重设密码。',
    'There are accounts already, so --demo-password or EVERGREEN_DEMO_PASSWORD changes nothing. Use reset-password.',
  ),
  dataMissing: (folder: string) =>
    localized(
      `数据目录 ${folder} 不存在，请先启动一次，或用 --data 指定目录。`,
      `There is no data folder ${folder}. Start once first, or name the folder with --data.`,
    ),
  unknownUser: (username: string) => localized(`没有用户“${username}”`, `There is no user "${username}"`),

  serving: (seconds: string) =>
    localized(`常青 Evergreen 已就绪，用时 ${seconds} 秒`, `Evergreen is serving, after ${seconds} s`),
  address: localized('地址', 'Address'),
  administrator: localized('管理员账号', 'Administrator'),
  otherAccounts: localized('其他演示账号', 'Other demonstration accounts'),
  password: localized('密码', 'Password'),
  shownOnce: localized(
    '全部演示账号共用，只在首次启动时显示',
    'of every demonstration account, shown at the first start only',
  ),
  forgotten: localized(
    '忘记密码：停止后运行 npm start -- reset-password admin',
    'Forgotten: stop, then npm start -- reset-password admin',
  ),
  howToStop: localized('按 Ctrl-C 停止', 'Ctrl-C stops it'),
  stopping: localized('正在停止…再按一次 Ctrl-C 立即退出', 'Stopping… Ctrl-C again ends it at once'),
  passwordReset: (username: string) =>
    localized(
      `用户“${username}”的新密码（其已有登录全部失效）：`,
      `The new password of "${username}", whose sign-ins have all ended:`,
    ),
} as const;

/** Join both languages, one line each. */
export function bothLines(message: LocalizedText): string {
  return `${message['zh-CN']}\n${message['en-US']}`;
}
