import { findForeignMarks } from './marks.mjs';
import { isIncomplete } from './write.mjs';

/** Every secret of the running portal holds this word. */
export const SECRET = 'SECRETMARK';
/** Insides that no answer may show: stacks, statements, the client's library, files of the server, hashes. */
const INSIDES = [
  /\n\s+at .{1,200}:\d+:\d+\)?/,
  /Prisma(?:Client)?\w*Error|Invalid `\w*\.?\w+\(\)` invocation|ConnectorError|PostgresError/,
  /\bSELECT\b.{1,200}\bFROM\b.{1,200}\bWHERE\b|\bINSERT INTO "?\w+"? \(|syntax error at or near|violates \w+ constraint/,
  /\/node_modules\/|\.next\/server\/|webpack-internal|turbopack:/,
  /\$2[aby]\$\d\d\$[./A-Za-z0-9]{20}/,
  new RegExp(SECRET),
];
const TEXT = /^(?:text\/|application\/(?:json|xml|rss|atom|feed|manifest|javascript))/;
/** Another site, of whose name requests are full: nowhere does an answer lead there by itself, or say that it is itself there. */
const ABROAD = /^(?:https?:)?[\\/]{2}evil\.example/i;
const CANONICAL =
  /<(?:link rel="canonical" href|meta property="og:url" content)="(?:https?:)?\/\/[^/?#"]*evil\.example/;

/** Each looks at one answer and tells what is wrong with it, or nothing. */
const rules = [
  (request, { end, status }) => end === 'late' && status === undefined && !isIncomplete(request) && 'no answer in time',
  (request, { end, status }) =>
    end === 'late' && status !== undefined && !isIncomplete(request) && 'an answer that never ends',
  (request, { end, status }) =>
    end === 'cut' && status === undefined && !isIncomplete(request) && 'closed without an answer',
  (request, { end, status }) =>
    end === 'cut' && status !== undefined && !isIncomplete(request) && 'cut in the middle of an answer',
  (_, { status = 0 }) => status >= 500 && status !== 503 && `status ${status}`,
  (_, { status, header }) => status === 503 && !header('retry-after') && '503 without Retry-After',
  ({ framing }, { follow }) =>
    // Bytes behind the announced length are no beginning of a request.
    ![undefined, 'answered'].includes(follow) && framing !== 'short' && `the next request on its connection: ${follow}`,
  (_, answer) => showsInsides(answer),
  (_, { header }) => ABROAD.test(header('location') ?? '') && 'leads to another site',
  (_, { text }) => CANONICAL.test(text) && 'takes itself for another site',
];

function showsInsides({ text, header }) {
  if (!TEXT.test(header('content-type') ?? '')) return false;
  const found = INSIDES.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return found !== undefined && `shows its insides: ${found.trim().slice(0, 120)}`;
}

/**
 * All that is wrong with an answer.
 *
 * @param {import('./write.mjs').Request} request
 * @param {Awaited<ReturnType<import('./send.mjs').send>>} answer
 * @param {import('pg').Client} client
 * @returns {Promise<string[]>} one line each
 */
export async function judge(request, answer, client) {
  const faults = rules.map((rule) => rule(request, answer)).filter(Boolean);
  const marks = await findForeignMarks(answer.text, request.as, client);
  return [...faults, ...marks.map((mark) => `shows to ${request.as} what is of others: ${mark}`)];
}

/** Whether an answer that any cache may keep went to somebody with a session. */
export const isPublicForSession = ({ as }, { status = 0, header }) =>
  as !== 'visitor' && status < 400 && /\bpublic\b/.test(header('cache-control') ?? '');

/** Whether two answers are the same but for numbers, as of readers who are there now. */
export const areSame = (one, other) =>
  one.status === other.status && one.text.replace(/\d+/g, '') === other.text.replace(/\d+/g, '');
