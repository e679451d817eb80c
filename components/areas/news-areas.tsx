import { ItemAddresses } from '@/features/moving/addresses/staff/item-addresses';
import { NewsItemScreen } from '@/features/newsroom/item/staff/news-item-screen';
import { NewsListScreen } from '@/features/newsroom/list/staff/news-list-screen';
import type { ScreenProps } from '@/lib/areas/schema';
import type { Viewer } from '@/lib/auth/viewer';

/** Sections of an item's page that features above the newsroom know. */
const renderMore = (viewer: Viewer) => (id: number) => <ItemAddresses newsId={id} viewer={viewer} />;

/** Page of an item with its old addresses. */
export const NewsItemArea = (props: ScreenProps) => <NewsItemScreen {...props} renderMore={renderMore(props.viewer)} />;

/** Newsroom list, with such pages of its items. */
export const NewsListArea = (props: ScreenProps) => <NewsListScreen {...props} renderMore={renderMore(props.viewer)} />;
