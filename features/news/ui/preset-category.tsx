import { InlineScript } from '@/components/ui/page/inline-script';
import { toCall } from '@/lib/render/inline-script';
import { CATEGORY_KEY } from './remember-category';

/** Remembers the category of a page when it opens. */
export function PresetCategory({ id }: { id: number }) {
  return <InlineScript code={toCall(storeCategory, CATEGORY_KEY, id)} />;
}

/** Self-contained. */
function storeCategory(key: string, id: number): void {
  try {
    sessionStorage.setItem(key, String(id));
  } catch {
    // Without storage no tab is marked.
  }
}
