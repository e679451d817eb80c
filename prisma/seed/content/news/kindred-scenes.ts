import type { Scene } from './picture-keys';

/** Scenes that may illustrate the same event, the nearest first. */
const kindred: Readonly<Record<Scene, readonly Scene[]>> = {
  workshop: ['electronics', 'classroom', 'building'],
  electronics: ['computer', 'robot', 'workshop'],
  robot: ['electronics', 'computer', 'trophy'],
  farm: ['mountain', 'craft', 'kitchen'],
  kitchen: ['craft', 'farm', 'ceremony'],
  sewing: ['craft', 'classroom', 'ceremony'],
  car: ['workshop', 'electronics', 'building'],
  solar: ['building', 'electronics', 'city'],
  classroom: ['books', 'building', 'computer'],
  computer: ['classroom', 'electronics', 'meeting'],
  health: ['volunteer', 'classroom', 'building'],
  volunteer: ['building', 'farm', 'meeting'],
  ceremony: ['building', 'meeting', 'trophy'],
  trophy: ['ceremony', 'building', 'meeting'],
  building: ['classroom', 'ceremony', 'city'],
  city: ['building', 'meeting', 'train'],
  mountain: ['farm', 'sea', 'craft'],
  sea: ['mountain', 'farm', 'city'],
  meeting: ['building', 'ceremony', 'books'],
  train: ['city', 'workshop', 'building'],
  craft: ['sewing', 'kitchen', 'farm'],
  books: ['classroom', 'meeting', 'computer'],
};

/** The scenes of a story, and then those near to them; each once. */
export const listKindredScenes = (scenes: readonly Scene[]): Scene[] => [
  ...new Set([...scenes, ...scenes.flatMap((scene) => kindred[scene])]),
];
