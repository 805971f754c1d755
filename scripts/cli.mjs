import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

await bootstrap();
const code = await build(['cli']);
if (code !== 0) process.exit(code);

const program = path.join(root, 'packages/cli/dist/bin.js');
process.argv[1] = program;
await import(pathToFileURL(program).href);
