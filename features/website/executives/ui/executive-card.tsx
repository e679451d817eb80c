import { LineText } from '@/components/ui/line-text/line-text';
import { WebAddress } from '@/components/ui/line-text/web-address';
import { buildPhoneHref } from '@/components/ui/page/phone';
import { toLines } from '../executives.rules';
import type { Executive } from '../executives.schema';
import styles from './executives.module.css';
import { Portrait } from './portrait';

type Props = { executive: Executive; level: 2 | 3 };

/** The first person of the page: a large portrait beside name, office, duties and contacts. */
export function LeadingExecutive({ executive, level }: Props) {
  return (
    <div className={styles.lead}>
      <Portrait executive={executive} sizes="(min-width: 960px) 288px, (min-width: 600px) 224px, 70vw" isFirst />
      <ExecutiveText executive={executive} level={level} nameClass="text-2xl" />
    </div>
  );
}

/** A card: on phones the portrait beside the text, else above it. */
export function ExecutiveCard({ executive, level }: Props) {
  return (
    <li className={styles.card}>
      <Portrait
        executive={executive}
        sizes="(min-width: 960px) 276px, (min-width: 768px) 30vw, (min-width: 600px) 46vw, 96px"
      />
      <ExecutiveText executive={executive} level={level} nameClass="text-lg" />
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
      <Heading className={`wrap-anywhere ${nameClass}`}>
        <LineText>{name}</LineText>
      </Heading>
      <p className="wrap-anywhere font-normal text-link">
        <LineText>{title}</LineText>
      </p>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-1 text-ink-2 text-sm">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere border-line border-s-2 ps-3">
              <LineText>{line}</LineText>
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
              aria-label={email}
              className="wrap-anywhere inline-flex min-h-10 items-center text-link hover:underline"
            >
              <span>
                <WebAddress>{email}</WebAddress>
              </span>
            </a>
          )}
        </p>
      )}
    </div>
  );
}
