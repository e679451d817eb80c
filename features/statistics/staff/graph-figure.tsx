import type { ReactNode } from 'react';

type Props = { id: string; title: string; about?: string; wide?: boolean; children: ReactNode };

/** A framed graph with its heading. */
export function GraphFigure({ id, title, about, wide, children }: Props) {
  return (
    <figure
      aria-labelledby={id}
      className={`min-w-0 rounded-md border border-line bg-surface p-4 md:p-5 ${wide ? 'xl:col-span-2' : ''}`}
    >
      <figcaption className="mb-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {about && <p className="text-ink-2 text-sm">{about}</p>}
      </figcaption>
      {children}
    </figure>
  );
}
