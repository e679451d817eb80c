import { TRACKING_PATH } from '../../suggestions/suggestions.rules';
import { dataRequestsMessages as words } from '../data-requests.messages';
import { dataRequestKinds } from '../data-requests.schema';
import { DataRequestForm } from './data-request-form';

/** Rights that people can exercise themselves. */
const selfServiceLinks = [
  ['/cookies/#cookies', words['rights.own.cookies'].th],
  ['/alerts/#manage', words['rights.own.alerts'].th],
  ['/member/account', words['rights.own.account'].th],
] as const;

/** The rights over personal data, links to self-service, and the form for everything else. */
export function DataRequestsView({ office }: { office?: string }) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="rights-form" className="max-w-read">
        <h2 id="rights-form" className="mb-5 text-xl">
          {words['rights.form'].th}
        </h2>
        <DataRequestForm office={office} />
      </section>
      <div className="grid content-start gap-8">
        <section aria-labelledby="rights-own" className="border-gold-500 border-t-2 pt-5">
          <h2 id="rights-own" className="text-lg">
            {words['rights.byYourself'].th}
          </h2>
          <ul className="mt-2 grid gap-1">
            {[...selfServiceLinks, [TRACKING_PATH, words['rights.track'].th] as const].map(([href, label]) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-10 items-center text-link underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="rights-list" className="border-gold-500 border-t-2 pt-5">
          <h2 id="rights-list" className="text-lg">
            {words['rights.yourRights'].th}
          </h2>
          <dl className="mt-2 grid gap-3 text-sm">
            {dataRequestKinds.map((kind) => (
              <div key={kind}>
                <dt className="font-normal">{words[`rights.kind.${kind}`].th}</dt>
                <dd className="text-ink-2">{words[`rights.about.${kind}`].th}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
