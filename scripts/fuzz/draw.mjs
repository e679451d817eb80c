import { rollDice } from './dice.mjs';
import { drawAction, drawForm } from './draw/actions.mjs';
import { drawCall } from './draw/calls.mjs';
import { drawEntryPoint } from './draw/entry-points.mjs';
import { drawImport } from './draw/imports.mjs';
import { drawFile, drawPage } from './draw/pages.mjs';
import { drawRest } from './draw/rest.mjs';
import { drawUpload } from './draw/uploads.mjs';
import { drawWire } from './draw/wire.mjs';

/** Generators by topic, with their relative weights. */
const topics = {
  calls: [[drawCall, 24]],
  pages: [
    [drawPage, 22],
    [drawFile, 4],
  ],
  rest: [[drawRest, 18]],
  uploads: [[drawUpload, 7]],
  imports: [[drawImport, 4]],
  actions: [
    [drawForm, 7],
    [drawAction, 7],
  ],
  doors: [[drawEntryPoint, 4]],
  wire: [[drawWire, 3]],
};
export const topicNames = Object.keys(topics);

/**
 * Generates one request, deterministic for seed, number and world.
 *
 * @param {{ seed: number, number: number, only: readonly string[], world: object }} of
 * @returns {import('./write.mjs').Request}
 */
export function drawRequest({ seed, number, only, world }) {
  const dice = rollDice(seed, number);
  const draw = dice.weigh(only.flatMap((topic) => topics[topic]));
  return draw(dice, world);
}
