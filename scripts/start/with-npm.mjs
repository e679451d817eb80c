import { readFileSync } from 'node:fs';

const LOOK_MS = 300;

/** Parent and grandparent: npm runs a script through a shell, which dies of a signal without forwarding it. */
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
