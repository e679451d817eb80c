import type { Random } from '../random';
import type { NewsSeed } from '../shapes';
import { listKindredScenes } from './kindred-scenes';
import { getAlt } from './picture-alts';
import { type Scene, sceneKeys } from './picture-keys';

type Pictures = Pick<NewsSeed, 'pictureKeys' | 'pictureAlts'>;

/** Most pictures of an item, drawn at random; the cover is one of them. */
const COUNTS = [1, 1, 2, 3, 3, 4, 5, 6] as const;

/** Creates a picker that cycles through the pictures of each scene, so that items with one scene differ. */
export function createPicturePicker(): (
  scenes: readonly Scene[],
  cover: Scene | undefined,
  random: Random,
) => Pictures {
  const turns = new Map<Scene, number>();
  const next = (scene: Scene): string => {
    const turn = turns.get(scene) ?? 0;
    turns.set(scene, turn + 1);
    const keys = sceneKeys[scene] ?? [];
    return keys[turn % keys.length] ?? '';
  };
  return (scenes, cover, random) => {
    if (cover === undefined) return { pictureKeys: [], pictureAlts: [] };
    const others = listKindredScenes(scenes).filter((scene) => scene !== cover);
    const pictureKeys = [cover, ...others].slice(0, random.pick(COUNTS)).map(next);
    return { pictureKeys, pictureAlts: pictureKeys.map(getAlt) };
  };
}
