import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  size?: 'lg' | 'xl';
  /** The link at the end of the hairline. */
  more?: { href: string; text: string /** Full name for screen readers. */; label?: string };
};

/** A heading with a hairline to its right and, at its end, a link to the full list. */
export function SectionHeading({ children, id, size = 'xl', more }: Props) {
  return (
    <div className="mb-5 flex items-end gap-4">
      <h2 id={id} className={size === 'xl' ? 'text-xl' : 'text-lg'}>
        {children}
      </h2>
      <span aria-hidden="true" className="mb-3 h-px min-w-4 grow bg-line" />
      {more && (
        <a
          href={more.href}
          aria-label={more.label}
          className="shrink-0 py-1 font-normal text-link text-sm hover:underline"
        >
          {more.text}
        </a>
      )}
    </div>
  );
}
