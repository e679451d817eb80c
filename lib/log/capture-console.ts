import { isNativeError } from 'node:util/types';
import { describeError, log } from './log';

/** Log level of each console method. */
const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;
const SHOWN_CHARACTERS = 200;

/**
 * Turns console output of packages and node's warnings into log lines, and writes one before the process ends by an
 * uncaught error. For the server only: scripts print for their caller.
 */
export function captureConsole(): void {
  for (const [name, level] of Object.entries(levels)) {
    Reflect.set(console, name, (...printed: unknown[]) => logPrinted(level, printed));
  }
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ from: 'node', name, text: message }, 'a warning'));
  process.on('uncaughtExceptionMonitor', (error, origin) =>
    log.fatal({ origin, error: describeError(error) }, 'the process ends by a bug'),
  );
}

/** A printed error is logged with no more than any other; one with a digest has its own line already. */
function logPrinted(level: (typeof levels)[keyof typeof levels], printed: readonly unknown[]): void {
  const error = printed.find(isNativeError);
  const text = printed.filter((part) => typeof part === 'string').join(' ');
  const told = error ? { error: describeError(error) } : { text: text.trim().slice(0, SHOWN_CHARACTERS) };
  log[error && 'digest' in error ? 'debug' : level]({ from: 'console', ...told }, 'printed');
}
