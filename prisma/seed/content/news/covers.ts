import { findBannerScene } from '../../pictures/draw';
import { listKindredScenes } from './kindred-scenes';
import { listSharedPages, type PageItem } from './pages';
import type { Scene } from './picture-keys';

/** Categories whose items mostly have no picture: documents and vacancies. */
const dryCategories = new Set([1007, 1008, 1012]);

/** The banners' scenes, which stand above the items of the front page. */
const bannerKeys = ['banner-1', 'banner-2', 'banner-3', 'banner-4'] as const;
const bannerScenes = bannerKeys.map(findBannerScene);

export type Illustrated = PageItem & { scenes: readonly [Scene, ...Scene[]] };

/**
 * Scene of each item's cover, for half of the items; the others get a cover drawn from their headline. No page of the
 * front page or a list shows a scene twice, so items whose scenes are all taken there have none.
 *
 * @param items newest first, scheduled ones included
 */
export function assignCovers<T extends Illustrated>(items: readonly T[], now: Date): Map<T, Scene> {
  const pages = listSharedPages(items, now);
  const pagesByItem = new Map<T, T[][]>();
  for (const page of pages) for (const item of page) pagesByItem.set(item, [...(pagesByItem.get(item) ?? []), page]);
  const front = new Set(pages[0]);
  const covers = new Map<T, Scene>();
  const uses = new Map<Scene, number>();
  const most = Math.round(items.length / 2);
  for (const item of [...new Set([...front, ...spreadOut(items)])]) {
    if (covers.size >= most) break;
    const near = pagesByItem.get(item)?.flatMap((page) => page.map((other) => covers.get(other)));
    const taken = new Set<string | undefined>([...(near ?? []), ...(front.has(item) ? bannerScenes : [])]);
    const free = listKindredScenes(item.scenes).filter((scene) => !taken.has(scene));
    const [scene] = free.sort((a, b) => rank(item, a, uses) - rank(item, b, uses));
    if (scene === undefined) continue;
    covers.set(item, scene);
    uses.set(scene, (uses.get(scene) ?? 0) + 1);
  }
  return covers;
}

/** The story's own scenes first, the least used first among them. */
const rank = ({ scenes }: Illustrated, scene: Scene, uses: ReadonlyMap<Scene, number>): number =>
  (scenes.includes(scene) ? 0 : 1_000) + (uses.get(scene) ?? 0);

/** Every other item first, so that pictures are spread over all years; dry categories last. */
function spreadOut<T extends Illustrated>(items: readonly T[]): T[] {
  const isDry = ({ categoryId }: T) => dryCategories.has(categoryId);
  const rich = items.filter((item) => !isDry(item));
  return [...rich.filter((_, at) => at % 2 === 0), ...rich.filter((_, at) => at % 2 === 1), ...items.filter(isDry)];
}
