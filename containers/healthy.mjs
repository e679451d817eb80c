// Whether the server in this container answers: ends with 0 when it does, else with 1.
const WAIT_MS = 4_000;

const address = `http://127.0.0.1:${process.env.PORT}/healthz`;
const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
