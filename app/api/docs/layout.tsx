import type { ReactNode } from 'react';
import { getSiteFrame } from '@/lib/site/queries';
import '@/components/areas/staff.css';

export const dynamic = 'force-dynamic';

export default async function DocsLayout({ children }: { children: ReactNode }) {
  const { site } = await getSiteFrame();
  return (
    <>
      <header className="border-masthead-line border-b-2 bg-masthead text-masthead-ink">
        <div className="page flex flex-wrap items-baseline justify-between gap-x-6 py-4">
          <a href="/" className="font-strong text-lg hover:underline">
            {site.brand}
          </a>
          <a href="/api/openapi.json" className="font-normal text-sm hover:underline">
            OpenAPI 3.1 (JSON)
          </a>
        </div>
      </header>
      <main id="main" className="page pt-8 pb-16">
        {children}
      </main>
    </>
  );
}
