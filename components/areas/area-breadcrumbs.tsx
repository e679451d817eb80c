import { Trail } from '@/components/ui/page/breadcrumbs';

/** Breadcrumbs from the area's home to this page; none on the home itself. */
export function AreaBreadcrumbs({ crumbs }: { crumbs: { label: string; href?: string }[] }) {
  return crumbs.length < 2 ? null : <Trail crumbs={crumbs} className="mb-1" />;
}
