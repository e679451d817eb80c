import { z } from 'zod';
import { DecryptionError, decrypt, type EncryptedValue, encrypt } from '@/lib/crypto/encryption';
import { AppError } from '@/lib/errors/errors';
import { getHostKey } from '@/lib/http/outbound/outbound-request';
import { pickMessage } from '@/lib/messages/message';
import { movingMessages as words } from '../moving.messages';
import type { MoveSourceAdapter } from '../moving.schema';
import type { MoveRun } from '../runs/runs.store';
import { createLegacySource, type LegacySettings } from './legacy-source';

const RETRIES = 4;
const BACKOFF_MS = 1_000;
const sealedKey = z.object({ apiKey: z.string() });

/** A key of the old calls as it is stored. */
export const sealApiKey = (apiKey: string): EncryptedValue => encrypt({ apiKey });

/**
 * Key of a source's calls.
 *
 * @throws AppError 'conflict' if there is none, or if it was sealed under a secret that is gone
 */
export function openApiKey(stored: unknown): string {
  try {
    return sealedKey.parse(decrypt(stored)).apiKey;
  } catch (error) {
    if (error instanceof DecryptionError) throw new AppError('conflict', pickMessage(words, 'moving.noKey'));
    throw error;
  }
}

type StoredSource = Pick<MoveRun['source'], 'address' | 'mediaBase' | 'isPrivate'>;

/** Settings of the client of an older portal. */
export function toLegacySettings(
  { address, mediaBase, isPrivate }: StoredSource,
  {
    apiKey,
    paceMs,
    retries = RETRIES,
    backoffMs = BACKOFF_MS,
    times,
  }: Pick<LegacySettings, 'apiKey' | 'paceMs'> & Partial<Pick<LegacySettings, 'retries' | 'backoffMs' | 'times'>>,
  privateHosts: ReadonlySet<string> = new Set(),
): LegacySettings {
  const hosts = [address, ...(mediaBase ? [mediaBase] : [])].map((one) => getHostKey(new URL(one)));
  return {
    ...{ address, apiKey, mediaBase: mediaBase ?? undefined, retries, backoffMs, paceMs },
    ...(times ? { times } : {}),
    privateHosts: isPrivate ? new Set([...privateHosts, ...hosts]) : privateHosts,
  };
}

/** Opens the older portal of a run with its stored key. */
export function openStoredLegacy(
  { source, options }: MoveRun,
  stored: unknown,
  privateHosts: ReadonlySet<string>,
): MoveSourceAdapter {
  const apiKey = openApiKey(source.apiKey);
  return createLegacySource(toLegacySettings(source, { apiKey, paceMs: options.paceMs }, privateHosts), stored);
}
