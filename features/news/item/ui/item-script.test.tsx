import { itemScript } from './item-script';

const page = `<div data-news-scope data-api-key="key"><div data-counts-read="7">
  <span data-reads title="อ่าน 1,203 ครั้ง"><data value="1203">1.2K</data></span>
  <p>จาก example.org<span data-printed-at=" · พิมพ์เมื่อ {date}"></span></p></div></div>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const asked = jest.fn();
let answer: unknown;

/** Opens an item's page, visible or in the background, and runs its script from its source text. */
async function open(isHidden = false): Promise<void> {
  document.body.innerHTML = page;
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  // biome-ignore lint/security/noGlobalEval: the text under test is a script of a page
  window.eval(itemScript);
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  answer = { data: { status: true, news_countread: 12_034 } };
  asked.mockClear();
  Reflect.set(globalThis, 'fetch', async (address: string, { body }: RequestInit) => {
    asked(address, JSON.parse(String(body)));
    return { json: async () => answer };
  });
});

test('a read is counted once, and the new count is shown', async () => {
  await open();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked.mock.calls).toEqual([['/api/news.update.php', { ApiKey: 'key', news_id: 7, news_countread: 1 }]]);
  expect(find('[data-reads]')?.title).toBe('อ่าน 12,034 ครั้ง');
  expect(find('data')?.outerHTML).toBe('<data value="12034">12.0K</data>');
});

test('a page in the background is counted when it is seen', async () => {
  await open(true);
  expect(asked).not.toHaveBeenCalled();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a refusal is only reported to developers', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  answer = { status: false };
  await open();
  expect(report.mock.calls).toEqual([['Failed to update read count', expect.any(TypeError)]]);
  expect(find('data')?.textContent).toBe('1.2K');
});

test('a print has its time, in Thai time and the Buddhist era', async () => {
  jest.spyOn(Date.prototype, 'toLocaleString').mockReturnValue('วันจันทร์ที่ 23 พฤศจิกายน พุทธศักราช 2569 เวลา 10:30');
  await open();
  dispatchEvent(new Event('beforeprint'));
  expect(find('[data-printed-at]')?.textContent).toBe(' · พิมพ์เมื่อ วันจันทร์ที่ 23 พฤศจิกายน พ.ศ. 2569 เวลา 10.30 น.');
});
