import { createFileProcesses } from '../src/modules/files/processes/file-processes.ts';

// A parent that ends at once when its process is busy: what it started has to end with it. It says which process that is.

const program = new URL('hostile-program.ts', import.meta.url);
const processes = createFileProcesses({ heap: 64, memory: 256, time: 60_000, most: 1, program });
const first = await processes.run('answer', null, { person: 'a' });
process.stdout.write(`${JSON.stringify(first)}\n`);
void processes.run('spin', null, { person: 'a' });
setTimeout(() => process.kill(process.pid, 'SIGKILL'), 200);
