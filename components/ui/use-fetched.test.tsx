import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';
import { useFetched } from './use-fetched';

const fresh = ({ children }: PropsWithChildren) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
const nothing: { key: string | null } = { key: null };

test("keeps the previous key's data until the next has loaded, and after a failure; nothing is repeated", async () => {
  const fetcher = jest.fn((key: string) =>
    key === 'broken' ? Promise.reject(new Error('503')) : Promise.resolve(`data of ${key}`),
  );
  const { result, rerender } = renderHook(({ key }) => useFetched(key, fetcher), {
    wrapper: fresh,
    initialProps: nothing,
  });
  const read = async (key: string) => {
    rerender({ key });
    const before = result.current.data;
    await act(async () => undefined);
    return [before, result.current.data, result.current.error === undefined];
  };
  expect(fetcher).not.toHaveBeenCalled();
  expect(await read('one')).toEqual([undefined, 'data of one', true]);
  expect(await read('two')).toEqual(['data of one', 'data of two', true]);
  expect(await read('broken')).toEqual(['data of two', 'data of two', false]);
  window.dispatchEvent(new Event('focus'));
  await act(async () => undefined);
  expect(fetcher).toHaveBeenCalledTimes(3);
});
