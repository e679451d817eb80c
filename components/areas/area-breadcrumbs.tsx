import { Trail } from '@/components/ui/page/breadcrumbs';

/** The way from the area's home to here; nothing on the home itself. */
export function AreaBreadcrumbs({ crumbs }: { crumbs: { label: string; href?: string }[] }) {
  return crumbs.length < 2 ? null : <Trail crumbs={crumbs} className="mb-1" />;
}
