import type { Random } from '../random';
import type { NewsSeed } from '../shapes';
import { getAlt } from './picture-alts';
import { type Scene, sceneKeys } from './picture-keys';
import type { Plan } from './plan';

/** Percentage of items without a picture. */
const WITHOUT_PERCENT = 6;
/** Categories with few pictures: documents and vacancies. */
const dryCategories = new Set([1007, 1008, 1012]);

type Pictures = Pick<NewsSeed, 'pictureKeys' | 'pictureAlts'>;

/** Creates a picker that cycles through the pictures of each scene, so that neighbours differ. */
export function createPicturePicker(): (scenes: readonly [Scene, ...Scene[]], plan: Plan, random: Random) => Pictures {
  const turns = new Map<Scene, number>();
  const next = (scene: Scene): string => {
    const turn = turns.get(scene) ?? 0;
    turns.set(scene, turn + 1);
    const keys = sceneKeys[scene] ?? [];
    return keys[turn % keys.length] ?? '';
  };
  return (scenes, plan, random) => {
    if (random.int(1, 100) <= WITHOUT_PERCENT && plan.level !== 3) return { pictureKeys: [], pictureAlts: [] };
    const most = dryCategories.has(plan.categoryId) ? 2 : random.pick([1, 2, 3, 3, 4, 4, 5, 6]);
    const wanted = random.int(1, most);
    const pictureKeys = [...new Set(Array.from({ length: wanted }, (_, index) => next(getScene(scenes, index))))];
    return { pictureKeys, pictureAlts: pictureKeys.map(getAlt) };
  };
}

const getScene = (scenes: readonly [Scene, ...Scene[]], index: number): Scene =>
  scenes[index % scenes.length] ?? scenes[0];
