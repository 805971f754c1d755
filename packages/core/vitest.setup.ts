import fc from 'fast-check';

// Properties without a number of runs of their own are tried so often; the others follow by `propertyRuns`.
fc.configureGlobal({ numRuns: process.env['TEST_THOROUGH'] === '1' ? 100 : 10 });
