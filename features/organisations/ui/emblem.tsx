import clsx from 'clsx';
import type { Picture } from '@/lib/files/picture.schema';
import { findTextLanguage } from '@/lib/messages/language';
import { findInitial } from '../directory/initial.rules';

type Props = { name: string; logo: Picture | undefined; size: keyof typeof sizes };

const sizes = { list: ['size-14', '56px', 'text-lg'], page: ['size-24', '96px', 'text-2xl'] } as const;

/** An organisation's logo, or without one the first letter of its name. */
export function Emblem({ name, logo, size }: Props) {
  const [box, width, text] = sizes[size];
  if (!logo) {
    const initial = findInitial(name);
    return (
      <span
        lang={findTextLanguage(initial)}
        aria-hidden="true"
        className={clsx(
          'inline-flex shrink-0 items-center justify-center rounded-full border-2 border-gold-500 bg-sunken font-strong text-link',
          box,
          text,
        )}
      >
        {initial}
      </span>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: our own files are already there in every width
    <img
      src={logo.src}
      srcSet={logo.srcSet}
      sizes={width}
      alt=""
      className={clsx('shrink-0 rounded-sm border border-line bg-surface object-contain p-1', box)}
    />
  );
}
