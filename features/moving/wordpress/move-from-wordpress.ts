import type { Viewer } from '@/lib/auth/viewer';
import { createFieldError } from '@/lib/errors/errors';
import { getHostKey } from '@/lib/http/outbound/outbound-request';
import { formatNumber } from '@/lib/time/format';
import { movingMessages as words } from '../moving.messages';
import type { RunOptions } from '../moving.schema';
import { type MoveProgress, runMove } from '../runs/run-move';
import { startRun } from '../runs/runs.commands';
import { type MoveRun, requireRun, touchRun } from '../runs/runs.store';
import { readWebAddress, toSiteAddress } from './addresses.rules';
import { readHead, type WxrHead } from './read-head';
import { createWordpressSource, readFingerprint, readStoredFingerprint } from './wordpress-source';

const RETRIES = 3;
const BACKOFF_MS = 1_000;
/** Bytes between two signs of life while a file is read. */
const BEAT_BYTES = 8_388_608;
const MEGABYTE = 1_048_576;
/** Phases after which a run has read its file to the end. */
const READ_PHASES = new Set(['list', 'items', 'pictures']);

export type WordpressMove = {
  /** Path of the file. */
  file: string;
  /** Name by which a site is known whose file doesn't tell its address. */
  name: string;
  mediaBase?: string | undefined;
  /** Allows private addresses to the hosts of the site and of the pictures. */
  isPrivate?: boolean;
  since?: Date | undefined;
  isDry?: boolean;
  options?: Partial<RunOptions>;
  /** Pause before a second try of a picture, in milliseconds. */
  backoffMs?: number;
};

type Report = (progress: MoveProgress) => void;

/**
 * Moves the posts of a WordPress file in, or carries an interrupted run of its site on. Later files of the same site are
 * told by its address, so that they update what came from the earlier ones.
 *
 * @throws AppError 'invalid' for a file that can't be read, 'forbidden', 'conflict' as `startRun`
 */
export async function moveFromWordpress(move: WordpressMove, viewer: Viewer, report: Report) {
  const started = await startWordpressRun(move, viewer);
  const before = started.resumed ? await requireRun(started.id) : undefined;
  const carryOn = (runId: number) =>
    runMove({ runId, openAdapter: (run) => openSource(run, move, started.head, report) }, viewer, report);
  const counts = await carryOn(started.id);
  // A run that had read another file has only written what that one said.
  const isOther =
    before !== undefined &&
    READ_PHASES.has(before.phase) &&
    readStoredFingerprint(before.findings.traits) !== (await readFingerprint(move.file));
  if (!isOther) return { id: started.id, resumed: started.resumed, ...counts };
  const next = await startWordpressRun(move, viewer);
  return { id: next.id, resumed: next.resumed, ...(await carryOn(next.id)) };
}

/**
 * Begins the run of a file without carrying it out, for those that the portal carries out by itself.
 *
 * @throws as `moveFromWordpress`
 */
export async function startWordpressRun(move: Omit<WordpressMove, 'backoffMs'>, viewer: Viewer) {
  const { file, name, mediaBase, isPrivate = false, since, isDry = false, options = {} } = move;
  if (mediaBase !== undefined && !readWebAddress(mediaBase))
    throw createFieldError('mediaBase', words['moving.badAddress']);
  const head = await readHead(file);
  const address = head.site ? toSiteAddress(head.site) : name;
  const wishes = { kind: 'wordpress', address, mediaBase, isPrivate, since, isDry, options: { ...options, file } };
  return { ...(await startRun(wishes, viewer)), head };
}

/**
 * Opens the source of a stored run, for `sources.ts`.
 *
 * @param privateHosts hosts (`name:port`) that may have private addresses
 * @throws AppError 'invalid' if its file is gone
 */
export async function openStoredWordpress(run: MoveRun, _traits: unknown, privateHosts: ReadonlySet<string>) {
  const file = run.options.file;
  if (file === undefined) throw createFieldError('file', words['moving.wordpress.noFile']);
  const head = await readHead(file);
  return openSource(run, { file, privateHosts }, head, () => undefined);
}

type Opened = Pick<WordpressMove, 'file' | 'backoffMs'> & { privateHosts?: ReadonlySet<string> };

function openSource(
  run: MoveRun,
  { file, backoffMs = BACKOFF_MS, privateHosts }: Opened,
  head: WxrHead,
  report: Report,
) {
  const mediaBase = run.source.mediaBase ?? undefined;
  const media = mediaBase === undefined ? [] : [new URL(mediaBase)];
  const own = run.source.isPrivate ? [...head.addresses, ...media].map(getHostKey) : [];
  let told = 0;
  return createWordpressSource({
    ...{ file, mediaBase, pages: run.options.pages, paceMs: run.options.paceMs, retries: RETRIES, backoffMs },
    privateHosts: new Set([...own, ...(privateHosts ?? [])]),
    beat: async (bytes) => {
      if (bytes < told) told = 0;
      if (bytes - told < BEAT_BYTES) return;
      told = bytes;
      report({ step: words['moving.phase.file'], detail: `${formatNumber(Math.round(bytes / MEGABYTE))} MB` });
      await touchRun(run);
    },
  });
}
