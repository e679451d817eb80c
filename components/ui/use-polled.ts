import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { z } from 'zod';
import { fetchData } from '@/lib/http/fetch-data';

type Poll<T> = { since: object; data: T };

/**
 * Polls an address while the page is visible, and at once when it is visible again after more than an interval. Failed
 * polls are ignored.
 *
 * @param since props of the server's last render, which overrides earlier polls
 * @returns data of the last poll since then
 */
export function usePolled<T>(
  address: string,
  schema: z.ZodType<T>,
  since: object,
  intervalMs: number,
  options?: Pick<SWRConfiguration, 'refreshWhenHidden' | 'revalidateOnFocus'>,
): T | undefined {
  const last: SWRResponse<Poll<T> | undefined, unknown> = useSWR(
    address,
    // SWR stops polling after an error, so a failed poll answers with the poll before it.
    () =>
      fetchData(schema, address).then(
        (data) => ({ since, data }),
        () => last.data,
      ),
    {
      refreshInterval: intervalMs,
      // Polls are deduplicated, so one by focus postpones the next by the clock.
      dedupingInterval: intervalMs,
      focusThrottleInterval: intervalMs,
      revalidateOnMount: false,
      revalidateOnReconnect: false,
      // Each poll counts as new, even if nothing has changed.
      compare: Object.is,
      ...options,
    },
  );
  return last.data?.since === since ? last.data.data : undefined;
}
