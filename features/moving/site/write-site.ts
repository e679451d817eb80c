import type { Viewer } from '@/lib/auth/viewer';
import { fetchPicture } from '../items/fetch-pictures';
import { toFileKey } from '../items/item.rules';
import { listKnownFiles, saveFile } from '../items/write-pictures.commands';
import type { MoveSourceAdapter, SourceSite } from '../moving.schema';
import type { MoveRun } from '../runs/runs.store';
import { writeSiteThings } from './write-site.commands';

/** Fetches the pictures of banners and logo, and writes everything of a source but its items. */
export async function writeSite(
  { run, site, adapter }: { run: MoveRun; site: SourceSite; adapter: MoveSourceAdapter },
  viewer: Viewer,
): Promise<void> {
  const base = `${run.source.address}/`;
  const names = [...site.banners.map(({ image }) => image), site.logo].filter(Boolean);
  if (run.options.pictures !== 'none') {
    const known = await listKnownFiles(
      run.sourceId,
      names.map((name) => toFileKey(name, base)),
    );
    for (const name of names) {
      const key = toFileKey(name, base);
      if (!known.has(key)) await saveFile(run.sourceId, key, await fetchPicture(adapter, name, base));
      known.add(key);
    }
  }
  const { categories, offices, banners, links, logo } = site;
  await writeSiteThings({ runId: run.id, base, categories, offices, banners, links, logo }, viewer);
}
