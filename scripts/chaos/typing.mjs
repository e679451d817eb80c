import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { startServer } from './portal.mjs';
import { ELSEWHERE, faults } from './typing-faults.mjs';
import { Typist } from './typist.mjs';

/** Letters typed while a fault lasts, and after it: 2,000 through all of them. */
const LETTERS = { during: 120, after: 80 };
/** Time for which a server that was killed is away. */
const AWAY_MS = 1_500;

/**
 * A college user types through ten faults (`typing-faults.mjs`) and writes at another computer meanwhile: every letter
 * must be in the editor after each fault, and stored at the end.
 *
 * @param {{ cut: (ms: number) => Promise<void>, env: NodeJS.ProcessEnv, executablePath: string }} wishes Chromium's path
 * @returns {Promise<{ faults: string[], letters: number, met: number }>} faults found, letters typed, faults met
 */
export async function runTyping({ cut, env, executablePath }) {
  let server = await startServer(env);
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  const restart = async () => {
    await wait(AWAY_MS);
    server = await startServer(env);
  };
  try {
    const typist = new Typist(browser, server.url);
    await typist.begin(`พิมพ์ต่อไปทุกเหตุขัดข้อง ${randomBytes(4).toString('hex')}`);
    for (const { name, begin, end } of faults) {
      try {
        await typeThrough({ typist, server, restart, cut }, { begin, end });
      } catch (error) {
        throw new Error(`${name}: ${error.message}`);
      }
    }
    return { faults: await findLost(typist), letters: typist.typed.length, met: faults.length };
  } finally {
    await browser.close();
    await server.end();
  }
}

async function typeThrough(place, { begin, end }) {
  const { typist } = place;
  const begun = await begin(place);
  await typist.type(LETTERS.during);
  await end?.(place, begun);
  await typist.type(LETTERS.after);
  await typist.waitUntilSaved();
  await typist.waitUntilText();
}

async function findLost(typist) {
  const { topic, paragraphs } = await typist.readStored();
  const [elsewhere, mine, ...others] = paragraphs;
  return [
    ...(mine === typist.typed ? [] : [`typed “${typist.typed}”, stored “${mine}”`]),
    ...(elsewhere === ELSEWHERE.paragraph && topic === ELSEWHERE.topic
      ? []
      : [`written elsewhere: “${topic}”, “${elsewhere}”`]),
    ...others.map((other) => `stored twice: “${other}”`),
  ];
}
