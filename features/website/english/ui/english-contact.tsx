import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { buildPhoneHref } from '@/components/ui/page/phone';
import type { SiteSettings } from '@/lib/site/schema';
import { EnglishPage } from './english-page';

/** Address and contact data of the agency, as far as they are filled in. */
export function EnglishContact({ site }: { site: SiteSettings }) {
  return (
    <EnglishPage title="Contact" lead="We answer in Thai or in English." path="/en/contact/" site={site}>
      <dl className="max-w-read border-line border-t">
        {site.addressEn && <Row term="Address">{site.addressEn}</Row>}
        {site.phone && (
          <Row term="Telephone">
            <a href={buildPhoneHref(site.phone)} className="text-link hover:underline">
              {site.phone}
            </a>
          </Row>
        )}
        {site.email && (
          <Row term="E-mail">
            <a href={`mailto:${site.email}`} className="wrap-anywhere text-link hover:underline">
              {site.email}
            </a>
          </Row>
        )}
      </dl>
      <LinkButton href="/contact/" className="mt-8">
        Send a message (form in Thai)
      </LinkButton>
    </EnglishPage>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-line border-b py-4">
      <dt className="w-32 font-normal text-ink-2 text-sm">{term}</dt>
      <dd className="wrap-anywhere min-w-0 grow basis-60 whitespace-pre-line">{children}</dd>
    </div>
  );
}
