import { setKeyRotation } from '@/lib/crypto/session-keys';
import { ignoreOutage } from '@/lib/errors/errors';
import { repeat } from '@/lib/jobs/repeat';
import { describeError, log } from '@/lib/log/log';
import { findRotation } from './rotation.queries';

/** Interval at which every process looks for a rotation: several looks before a new key is used. */
const LOOK_MS = 3_000;

/** Reads the rotation; without a database it stays as it was. */
export async function lookAtRotation(): Promise<void> {
  const found = await findRotation().then((rotation) => ({ rotation }), ignoreOutage);
  if (!found) return;
  const { rotation } = found;
  // Values sealed with the old key must stay readable until it has been sealed again.
  setKeyRotation(rotation && !rotation.resealed ? { ...rotation, until: Number.POSITIVE_INFINITY } : rotation);
}

/** Keeps this process informed of the keys. */
export async function startRotationWatch(): Promise<() => Promise<void>> {
  const look = () =>
    lookAtRotation().catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'the keys could not be read'),
    );
  await look();
  return repeat(look, LOOK_MS);
}
