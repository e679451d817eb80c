import { NotFoundView } from '@/components/ui/page/not-found-view';

/** Only for a `notFound()` thrown outside the pages; Next sends this along with every page, so it has no frame. */
export default function NotFound() {
  return (
    <main id="main">
      <NotFoundView />
    </main>
  );
}
