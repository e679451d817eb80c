// A shared machine may stall for seconds: in CI a failed test is retried once, and reported.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
