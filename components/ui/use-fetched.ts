import useSWR from 'swr';

/**
 * Data fetched per key; the previous key's data stays until the next has loaded. A failed request is not repeated.
 *
 * @param key null to fetch nothing
 */
export const useFetched = <T>(key: string | null, fetcher: (key: string) => Promise<T>) =>
  useSWR(key, fetcher, { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false });
