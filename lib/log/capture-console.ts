import { isNativeError } from 'node:util/types';
import { describeError, log } from './log';

/** The level at which what a package prints is kept. */
const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;
const SHOWN_CHARACTERS = 200;

/**
 * Makes lines of the log out of what packages print and node warns of, and writes one before the process ends by a bug that
 * nobody caught. For the server only: scripts print for whoever called them.
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

/** Of an error that was printed no more is kept than of any other; one with a digest has its own line already. */
function logPrinted(level: (typeof levels)[keyof typeof levels], printed: readonly unknown[]): void {
  const error = printed.find(isNativeError);
  const text = printed.filter((part) => typeof part === 'string').join(' ');
  const told = error ? { error: describeError(error) } : { text: text.trim().slice(0, SHOWN_CHARACTERS) };
  log[error && 'digest' in error ? 'debug' : level]({ from: 'console', ...told }, 'printed');
}
