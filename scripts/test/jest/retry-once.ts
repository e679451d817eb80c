// A shared machine may stop for seconds: there a failed test is tried once more, and named as one that needed it.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
