import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';
import { setBadges } from '@/components/ui/page/badge-store';
import { NOTIFICATIONS_POLL_MS, type ReviewNotifications } from '@/features/newsroom/queue/queue.schema';
import { ReviewQueueMenu } from './review-queue-menu';
import { SidebarMenu } from './sidebar-menu';

jest.mock('next/navigation', () => ({ usePathname: () => '/colleges' }));

const entry = (id: number, topic: string): ReviewNotifications['entries'][number] => ({
  key: `wait-${id}`,
  what: 'wait',
  href: `/colleges/college_news/${id}`,
  topic,
  from: 'สมชาย ใจดี',
  overdue: false,
  at: '2026-11-20T03:30:00.000Z',
});
const buildQueue = (total: number, entries = [entry(1, 'ข่าวแรก')]): ReviewNotifications => ({
  total,
  badges: { college_news: total },
  entries,
  told: [],
});

/** jsdom has no Response: stubs `fetch` with this body, and returns the addresses that were requested. */
function answerWith(body: unknown) {
  const asked: string[] = [];
  const fetching = jest.fn((input: unknown) => {
    asked.push(String(input));
    return Promise.resolve({ ok: true, json: () => Promise.resolve(body) });
  });
  Object.defineProperty(globalThis, 'fetch', { value: fetching, configurable: true });
  return asked;
}
/** Each test has a cache and timers of its own. */
const fresh = ({ children }: PropsWithChildren) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
const draw = (bell: ReviewNotifications) =>
  render(<ReviewQueueMenu initial={bell} inbox="/colleges/inbox" buttonClass="" />, { wrapper: fresh });
const button = () => screen.getByLabelText(/^งานที่รอดำเนินการ/);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const look = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  look('visible');
});
afterEach(() => {
  jest.useRealTimers();
});

test('shows the number of waiting items, and 99+ above 99', () => {
  draw(buildQueue(7));
  expect(button()).toHaveAccessibleName('งานที่รอดำเนินการ 7 รายการ');
  expect(within(button()).getByText('7')).toBeInTheDocument();
  draw(buildQueue(100));
  expect(screen.getByText('99+')).toBeInTheDocument();
});

test('lists the newest with their links, and links to the inbox', async () => {
  draw(buildQueue(1));
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button());
  expect(screen.getByRole('link', { name: /ข่าวแรก/ })).toHaveAttribute('href', '/colleges/college_news/1');
  expect(screen.getByRole('link', { name: 'ดูงานที่รอทั้งหมด' })).toHaveAttribute('href', '/colleges/inbox');
});

test('names the colleague who gave something, and says what is late', async () => {
  const given = { ...entry(3, 'ขอเอกสาร'), what: 'voice' as const, overdue: true, giver: 'สมหญิง' };
  draw(buildQueue(2, [given, { ...entry(4, 'ข่าวค้าง'), overdue: true }]));
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button());
  expect(screen.getByRole('link', { name: /ขอเอกสาร/ })).toHaveTextContent(/เกินกำหนดมอบโดย สมหญิง/);
  const late = screen.getByRole('link', { name: /ข่าวค้าง/ });
  expect(late).toHaveTextContent('รอเกินสองวันทำการ');
  expect(late).not.toHaveTextContent('มอบโดย');
});

test('says for whom the viewer stands in, and which items were left waiting below; neither is counted', async () => {
  const told = [
    { key: 'told-9', href: '/colleges/9', topic: 'ข่าวค้าง', from: 'วิทยาลัยหนึ่ง', at: '2026-11-20T03:30:00.000Z' },
  ];
  const note = 'คุณทำหน้าที่แทน ก ถึง 30 พฤศจิกายน 2569';
  render(
    <ReviewQueueMenu initial={{ ...buildQueue(0, []), told }} notes={[note]} inbox="/colleges/inbox" buttonClass="" />,
    {
      wrapper: fresh,
    },
  );
  expect(button()).toHaveAccessibleName('งานที่รอดำเนินการ 0 รายการ');
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button());
  expect(screen.getByText(note)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: /รอพิจารณาเกินกำหนด.*ข่าวค้าง.*วิทยาลัยหนึ่ง · 20 พ.ย./ });
  expect(link).toHaveAttribute('href', '/colleges/9');
});

test('a re-rendered page overrides an earlier poll, also in the sidebar', async () => {
  answerWith({ status: true, data: buildQueue(9) });
  const menu = (badge: number) => {
    const entry = { href: '/colleges/college_news', path: 'college_news', label: 'ข่าว', icon: null, badge };
    return <SidebarMenu sections={[{ name: 'main', entries: [entry] }]} />;
  };
  const page = (total: number) => (
    <>
      {menu(total)}
      <ReviewQueueMenu initial={buildQueue(total)} inbox="/colleges/inbox" buttonClass="" />
    </>
  );
  const { rerender } = render(page(12), { wrapper: fresh });
  await pass(NOTIFICATIONS_POLL_MS);
  const numbers = () => [button(), screen.getByRole('link', { name: /^ข่าว \d/ })].map(({ textContent }) => textContent);
  expect(numbers()).toEqual([expect.stringContaining('9'), expect.stringContaining('9')]);
  rerender(page(7));
  expect(numbers()).toEqual([expect.stringContaining('7'), expect.stringContaining('7')]);
});

test('shows no number if nothing waits, and says so', () => {
  draw(buildQueue(0, []));
  expect(within(button()).queryByText('0')).not.toBeInTheDocument();
  expect(screen.getByText('ไม่มีงานค้าง')).toBeInTheDocument();
});

test('polls every minute, announces a change and updates the sidebar', async () => {
  const asked = answerWith({ status: true, data: buildQueue(12, [entry(2, 'ข่าวใหม่')]) });
  render(
    <SidebarMenu
      sections={[
        {
          name: 'main',
          entries: [{ href: '/colleges/college_news', path: 'college_news', label: 'ข่าว', icon: null, badge: 7 }],
        },
      ]}
    />,
  );
  draw(buildQueue(7));
  const list = screen.getByRole('link', { name: /^ข่าว \d/ });
  expect(list).toHaveTextContent('7');
  await pass(NOTIFICATIONS_POLL_MS);
  expect(asked).toEqual(['/api/v1/newsroom/waiting']);
  expect(screen.getByRole('status')).toHaveTextContent('งานที่รอดำเนินการ 12 รายการ');
  expect(screen.getByText('ข่าวใหม่')).toBeInTheDocument();
  expect(list).toHaveTextContent('12');
  act(() => setBadges({ college_news: 0 }));
  expect(list).not.toHaveTextContent(/\d/);
});

test('does not poll while the page is hidden, and polls at once when it is visible again', async () => {
  const asked = answerWith({ status: true, data: buildQueue(3) });
  draw(buildQueue(2));
  look('hidden');
  await pass(3 * NOTIFICATIONS_POLL_MS);
  expect(asked).toEqual([]);
  look('visible');
  await pass(1);
  expect(asked).toHaveLength(1);
});

test.each([{ status: false, code: 'BUSY' }, 'nonsense'])('keeps its state when the answer is %j', async (body) => {
  const asked = answerWith(body);
  draw(buildQueue(4));
  await pass(NOTIFICATIONS_POLL_MS);
  expect(asked).toHaveLength(1);
  expect(button()).toHaveAccessibleName('งานที่รอดำเนินการ 4 รายการ');
});
