import { shared } from '../shared';
import { refuse } from './refuse';
import type { Step } from './visit';

/** Bodies of uploads that are taken in at a time: Next reads on however far behind its reader is, so each may lie in memory whole. */
const AT_ONCE = 4;
/** So many more wait with their bytes still on the line; further ones are told to come back. */
const WAITING = 60;

type Gate = { open: number; waiting: Array<() => void> };
const gate = shared('front.uploads', (): Gate => ({ open: 0, waiting: [] }));

/** Lets a few uploads through at a time; nobody reads from the others until it is their turn. */
export const holdUploads: Step = async (visit) => {
  const { ask, answer, path } = visit;
  if (path !== '/api/v1/media' || ask.method !== 'POST') return false;
  if (gate.open >= AT_ONCE) {
    if (gate.waiting.length >= WAITING) return refuse(visit, 'away');
    await new Promise<void>((resolve) => gate.waiting.push(resolve));
  } else {
    gate.open += 1;
  }
  const leave = () => {
    const next = gate.waiting.shift();
    if (next) next();
    else gate.open -= 1;
  };
  // Who left while waiting has nothing to send any more.
  if (answer.destroyed || answer.writableEnded || ask.socket?.destroyed) {
    leave();
    return true;
  }
  answer.once('close', leave);
  return false;
};
