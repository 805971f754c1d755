import { startCasServer } from './cas-server.ts';

// tsx test/cas-program.ts
// A CAS server for browser tests, which are of another package: it prints its address, and does by /control/ what the tests here do by hand.

const cas = await startCasServer();
process.stdout.write(`${cas.url}\n`);
process.on('SIGTERM', () => void cas.close().then(() => process.exit(0)));
