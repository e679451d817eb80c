import { readFileSync } from 'node:fs';

const LOOK_MS = 300;

/** npm runs a script through a shell, which dies of a signal without handing it on: who started us, and who started that. */
const ancestors = () => {
  try {
    return `${process.ppid} ${readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]}`;
  } catch {
    return `${process.ppid}`;
  }
};

if (process.env.npm_lifecycle_event) {
  const first = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
