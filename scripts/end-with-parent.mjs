// Loaded into the backend that `pnpm dev` starts: when that process is killed outright, this one ends too and frees the data folder.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
