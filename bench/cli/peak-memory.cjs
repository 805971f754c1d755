// Loaded before the program that is measured: tells the largest memory that it ever had, in kilobytes, on the fourth stream.
const { writeSync } = require('node:fs');

process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));
