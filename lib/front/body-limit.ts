import { refuse } from './refuse';
import { isCall, type Step } from './visit';

const CALL_LIMIT_BYTES = 65_536;
const BODY_LIMIT_BYTES = 1_048_576;
/** Node reads on after an early answer; a client that is still sending then has so long to come to an end. */
const UNREAD_MS = 2_000;

/** Refuses a body that is too large: at once when its length is announced, else as soon as the limit is passed. */
export const limitBody: Step = (visit) => {
  const { ask, answer, path } = visit;
  if (!ask.carriesBody) return false;
  const limit = isCall(path) ? CALL_LIMIT_BYTES : BODY_LIMIT_BYTES;
  if (ask.announcedBytes > limit) return refuse(visit, 'tooLarge');
  ask.limitBody(limit, () => refuse(visit, 'tooLarge'));
  answer.once('finish', () => {
    if (!ask.complete) setTimeout(() => ask.complete || ask.socket.destroy(), UNREAD_MS).unref();
  });
  if (ask.headers.expect) answer.writeContinue();
  return false;
};
