import { getSingleton } from '@/lib/process/singleton';
import { getCurrentMs } from '@/lib/time/current-time';

/** Groups that a process keeps until they are written; further ones are counted together. */
const MAX_GROUPS = 100;
const TEXT_LENGTH = 120;
/** Segments of a path that stand for one thing: ids, and what is too long for a name, as tokens are. */
const ID = /^\d+$/;
const TOKEN_LENGTH = 24;

/** Errors of this process with the same message, place and detail; `lastAt` is in milliseconds since 1970. */
export type LoggedErrors = { message: string; place: string; detail: string; count: number; lastAt: number };
/** Group of the errors that have no group of their own. */
export const OTHER_ERRORS = { message: 'other errors', place: '', detail: '' } as const;

const groups = getSingleton('log.errors', () => new Map<string, LoggedErrors>());

const readText = (line: object, name: string): string => {
  const value: unknown = Reflect.get(line, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, TEXT_LENGTH) : '';
};

/** A path without ids and tokens. */
const toPlace = (path: string): string =>
  path
    .split('/')
    .map((segment) => (ID.test(segment) ? '{id}' : segment.length >= TOKEN_LENGTH ? '{…}' : segment))
    .join('/');

/** Group of a log line: its message, the route, path or job, and the status or the kind of error. */
function toGroup(line: object, message: string): Omit<LoggedErrors, 'count' | 'lastAt'> {
  const error: unknown = Reflect.get(line, 'error');
  const kind = typeof error === 'object' && error !== null ? [readText(error, 'name'), readText(error, 'code')] : [];
  return {
    message: message.slice(0, TEXT_LENGTH),
    place: readText(line, 'route') || toPlace(readText(line, 'path')) || readText(line, 'name'),
    detail: readText(line, 'status') || kind.filter(Boolean).join(' '),
  };
}

/** Counts a logged error. */
export function countError(line: object, message: string): void {
  const group = toGroup(line, message);
  const key = JSON.stringify([group.message, group.place, group.detail]);
  const isKnown = groups.has(key) || groups.size < MAX_GROUPS;
  addErrors({ ...(isKnown ? group : OTHER_ERRORS), count: 1, lastAt: getCurrentMs() });
}

/** Adds errors to their group, as those that could not be written. */
export function addErrors({ count, lastAt, ...group }: LoggedErrors): void {
  const key = JSON.stringify([group.message, group.place, group.detail]);
  const there = groups.get(key);
  groups.set(key, {
    ...group,
    count: (there?.count ?? 0) + count,
    lastAt: Math.max(there?.lastAt ?? 0, lastAt),
  });
}

/** Takes all groups out of this process. */
export function takeErrors(): LoggedErrors[] {
  const taken = [...groups.values()];
  groups.clear();
  return taken;
}
