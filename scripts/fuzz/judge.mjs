import { findForeignMarks } from './marks.mjs';
import { isIncomplete } from './write.mjs';

/** Word contained in every secret of the running portal. */
export const SECRET = 'SECRETMARK';
/** Internals that no response may contain: stacks, statements, the client's library, server files, hashes. */
const INSIDES = [
  /\n\s+at .{1,200}:\d+:\d+\)?/,
  /Prisma(?:Client)?\w*Error|Invalid `\w*\.?\w+\(\)` invocation|ConnectorError|PostgresError/,
  /\bSELECT\b.{1,200}\bFROM\b.{1,200}\bWHERE\b|\bINSERT INTO "?\w+"? \(|syntax error at or near|violates \w+ constraint/,
  /\/node_modules\/|\.next\/server\/|webpack-internal|turbopack:/,
  /\$2[aby]\$\d\d\$[./A-Za-z0-9]{20}/,
  new RegExp(SECRET),
];
const TEXT = /^(?:text\/|application\/(?:json|xml|rss|atom|feed|manifest|javascript))/;
/** Foreign site named in many requests: no response may redirect to it or use it as its canonical host. */
const ABROAD = /^(?:https?:)?[\\/]{2}evil\.example/i;
const CANONICAL =
  /<(?:link rel="canonical" href|meta property="og:url" content)="(?:https?:)?\/\/[^/?#"]*evil\.example/;

/** Rules; each checks one response and returns a fault, or false. */
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
    // Bytes after the announced length are not the beginning of a request.
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
 * All faults of a response.
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

/** True if a publicly cacheable response was sent to a session. */
export const isPublicForSession = ({ as }, { status = 0, header }) =>
  as !== 'visitor' && status < 400 && /\bpublic\b/.test(header('cache-control') ?? '');

/** True if two responses differ in numbers only, such as the online count. */
export const areSame = (one, other) =>
  one.status === other.status && one.text.replace(/\d+/g, '') === other.text.replace(/\d+/g, '');
