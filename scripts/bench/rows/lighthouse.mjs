import { run } from '../../start/processes.mjs';
import { browserFlags, findBrowser, findLighthouse } from '../browser.mjs';
import { requestTimed } from '../http-request.mjs';
import { median } from '../numbers.mjs';
import { buildItemPath, buildListPath } from '../targets.mjs';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = {
  lcpMs: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbtMs: 'total-blocking-time',
};

/** Lighthouse results for a phone, the median of three runs. */
export async function measureLighthouse(bench) {
  const command = findLighthouse();
  if (!command || !findBrowser()) return { skipped: 'no Lighthouse or no Chromium on this machine' };
  const places = {
    home: '/',
    item: buildItemPath(bench.places.takeItems(1)[0]),
    category: buildListPath(bench.places.category),
    search: `/search/?search=${encodeURIComponent('วิทยาลัย')}`,
  };
  const answer = {};
  for (const [name, path] of Object.entries(places)) {
    await requestTimed(bench.portal.url + path);
    const looks = [];
    for (let turn = 0; turn < (bench.options.quick ? 1 : RUNS); turn++)
      looks.push(await look(command, bench.portal.url + path));
    for (const key of Object.keys(looks[0])) answer[`${name}.${key}`] = median(looks.map((one) => one[key]));
  }
  return answer;
}

async function look([program, ...first], url) {
  const args = [url, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`];
  const flags = `--chrome-flags=--headless=new ${browserFlags.join(' ')}`;
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  const { code, output } = await run(program, [...first, ...args, flags], { env });
  const begin = output.indexOf('{\n');
  if (code !== 0 || begin === -1) throw new Error(`Lighthouse: ${output.slice(0, 500)}`);
  const { categories, audits } = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1));
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]),
    ...Object.entries(FIGURES).map(([name, audit]) => [name, audits[audit].numericValue]),
  ]);
}
