import { findBrowser, openBrowser } from '../browser.mjs';
import { requestTimed } from '../http-request.mjs';
import { buildItemPath } from '../targets.mjs';

const KIB = 1_024;

/** Bytes transferred on a first visit to an item and to the next item, compressed as for a browser. */
export async function measureBytes(bench) {
  if (!findBrowser()) return { skipped: 'no Chromium on this machine' };
  const [one, two] = bench.places.takeItems(2).map(buildItemPath);
  for (const path of [one, two, '/']) await requestTimed(bench.portal.url + path);
  const browser = await openBrowser();
  try {
    const item = await visit(await browser.newContext(), bench.portal.url, [one, two]);
    const home = await visit(await browser.newContext(), bench.portal.url, ['/']);
    return {
      ...item[0],
      furtherKib: item[1].allKib,
      homeScriptKb: home[0].scriptKb,
      foreign: item[0].foreign + home[0].foreign,
    };
  } finally {
    await browser.close();
  }
}

/** Opens URLs one after the other in one browser, and sums up their transferred bytes, by kind. */
async function visit(context, site, paths) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const asked = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    asked.set(requestId, { url: request.url, type, bytes: 0, headers: 0 }),
  );
  // Without the headers, which the budget doesn't count either.
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const one = asked.get(requestId);
    if (one) one.headers = response.encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = Math.max(0, encodedDataLength - one.headers);
  });
  const sums = [];
  for (const path of paths) {
    asked.clear();
    await page.goto(site + path, { waitUntil: 'load' });
    await page.waitForTimeout(2_000);
    sums.push(summarise([...asked.values()], site));
  }
  await context.close();
  return sums;
}

function summarise(asked, site) {
  const of = (...types) => asked.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
  const all = asked.filter(({ type }) => type !== 'Image').reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    ...{ scriptKb: of('Script') / 1_000, styleKb: of('Stylesheet') / 1_000, fontKb: of('Font') / 1_000 },
    ...{ documentKb: of('Document') / 1_000, allKib: all / KIB },
    foreign: asked.filter(({ url }) => url.startsWith('http') && !url.startsWith(site)).length,
  };
}
