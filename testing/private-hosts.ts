import { env } from '@/lib/env/env';

/**
 * For test files: returns a function that names the sites on this machine from which moves may read, instead of those
 * named before; after each test there is none.
 */
export function allowPrivateHosts(): (...origins: string[]) => void {
  afterEach(() => {
    env.MOVE_PRIVATE_HOSTS = [];
  });
  return (...origins) => {
    env.MOVE_PRIVATE_HOSTS = origins.map((origin) => new URL(origin).host);
  };
}
