import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { emptyAudience } from '../audience/audience.rules';
import { AudienceField } from './audience-field';

const PAUSE_MS = 300;
const fetching = jest.fn();
const [first, second] = [1, 2].map((id) => ({ id, name: `วิทยาลัย ${id}`, about: 'สถานศึกษา' }));

beforeEach(() => {
  jest.useFakeTimers();
  fetching.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetching, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
});

test('recipients are listed with their number; leaving one out asks for the rest, and can be taken back', async () => {
  if (!first || !second) throw new Error('two organisations were made');
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <form aria-label="draft">
        <AudienceField
          options={{ kinds: [{ kind: 'college', count: 2 }], regions: [], provinces: [], institutes: [] }}
          stored={{ ...emptyAudience, kinds: ['college'] }}
          named={[]}
          reach={{ count: 2, page: 1, items: [first, second] }}
          found={{ search: '', items: [] }}
        />
      </form>
    </SWRConfig>,
  );
  const list = () => screen.getByRole('list', { name: 'รายชื่อผู้รับ' });
  expect(within(list()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('ถึง 2 หน่วยงาน');
  const data = { count: 1, page: 1, items: [second] };
  fetching.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve({ status: true, data }) });
  fireEvent.click(screen.getByRole('button', { name: `ไม่ส่งถึง ${first.name}` }));
  await act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));
  expect(within(list()).getAllByRole('listitem')).toHaveLength(1);
  const sent = JSON.parse(JSON.parse(fetching.mock.calls[0]?.[1].body).circles);
  expect(sent).toMatchObject({ kinds: ['college'], excluded: ['1'] });
  const form = new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'draft' }));
  expect(Object.fromEntries(form)).toMatchObject({ 'circle-kind-college': 'on', 'circle-exclusions': '1' });
  fetching.mockResolvedValueOnce({
    ok: true,
    json: () => Promise.resolve({ status: true, data: { count: 2, page: 1, items: [first, second] } }),
  });
  fireEvent.click(screen.getByRole('button', { name: `นำออก ${first.name}` }));
  await act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));
  expect(within(list()).getAllByRole('listitem')).toHaveLength(2);
});
