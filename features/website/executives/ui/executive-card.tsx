import { buildPhoneHref } from '@/components/ui/page/phone';
import { toLines } from '../executives.rules';
import type { Executive } from '../executives.schema';
import { Portrait } from './portrait';

type Props = { executive: Executive; level: 2 | 3 };

/** The first person of the page: a large portrait beside name, office, duties and contacts. */
export function LeadingExecutive({ executive, level }: Props) {
  return (
    <div className="mb-10 grid gap-6 border-line border-b pb-10 sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-center lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Portrait executive={executive} sizes="(min-width: 960px) 288px, (min-width: 600px) 224px, 70vw" isFirst />
      <ExecutiveText executive={executive} level={level} nameClass="text-2xl" />
    </div>
  );
}

/** A card: on phones the portrait beside the text, else above it. */
export function ExecutiveCard({ executive, level }: Props) {
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4 sm:block">
      <Portrait executive={executive} sizes="(min-width: 960px) 276px, (min-width: 600px) 46vw, 96px" />
      <div className="sm:mt-3">
        <ExecutiveText executive={executive} level={level} nameClass="text-lg" />
      </div>
    </li>
  );
}

function ExecutiveText({
  executive: { name, title, duties, phone, email },
  level,
  nameClass,
}: Props & { nameClass: string }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const lines = toLines(duties);
  return (
    <div className="min-w-0">
      <Heading className={`wrap-anywhere ${nameClass}`}>{name}</Heading>
      <p className="wrap-anywhere font-normal text-link">{title}</p>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-1 text-ink-2 text-sm">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere border-line border-s-2 ps-3">
              {line}
            </li>
          ))}
        </ul>
      )}
      {(phone || email) && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
          {phone && (
            <a
              href={buildPhoneHref(phone)}
              className="tabular inline-flex min-h-10 items-center text-link hover:underline"
            >
              {phone}
            </a>
          )}
          {email && (
            <a
              href={`mailto:${email}`}
              className="wrap-anywhere inline-flex min-h-10 items-center text-link hover:underline"
            >
              {email}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
