import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { shareContrast } from './share-contrast';

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

/** Duration of a theme transition; only violations that persist are reported. */
const SETTLE_MS = 500;

const SOURCE = readFileSync(`${import.meta.dirname}/../../node_modules/axe-core/axe.min.js`, 'utf8');

/** All rules of axe, best practices included; preloads only what the enabled rules need. */
const ALL: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** Without selectors: computing them takes longer than many rules, and only violations need them. */
const COUNTED: RunOptions = { ...ALL, selectors: false };

type Look = {
  /** Parts that are pages of their own, as the frame of a preview: axe takes their landmarks for the page's. */
  exclude?: string[];
  /** A sheet is open, and the page below it, with its heading, can't be reached. */
  isModal?: boolean;
};

export async function expectAccessible(page: Page, { exclude = [], isModal = false }: Look = {}): Promise<void> {
  const rules: RunOptions['rules'] = isModal ? { 'page-has-heading-one': { enabled: false } } : {};
  await page.evaluate(showLazyParts);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const found = await findFaults(page, { ...COUNTED, rules }, exclude);
  if (found.length === 0) return;
  await page.waitForTimeout(SETTLE_MS);
  expect(await findFaults(page, { ...ALL, rules }, exclude)).toEqual([]);
}

/** Lays out what is below the window: text that reaches over an estimated height has another background for axe. */
function showLazyParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.lazy')) part.style.contentVisibility = 'visible';
}

/** Runs axe in all frames. The pages have no cross-origin frames, which axe could not inspect. */
async function findFaults(page: Page, options: RunOptions, exclude: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    await putAxe(frame);
    await frame.evaluate(shareContrast);
  }
  const violations = await page.evaluate(
    async ([wishes, without]) => (await window.axe?.run({ include: [document], exclude: without }, wishes))?.violations,
    [options, exclude] as const,
  );
  if (!violations) throw new Error('axe was not there: the page has been left');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target?.join(' ')} — ${failureSummary}`),
  );
}

/** Injects axe once per document: it is half a megabyte of script. */
async function putAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return;
  await frame.evaluate(SOURCE);
}
