import type icons from './icons.json';
import sprite from './sprite/icons.svg';

/** A name of icons.json, the table of all icons in the sprite. */
export type IconName = keyof typeof icons;

type Props = {
  name: IconName;
  /** Sets the size, as an icon has none of its own; `icon-light`, `icon-thin` and `icon-full` change its lines. */
  className: string;
};

/**
 * An icon in the colour of the surrounding text. It references the site's one sprite, so that pages don't contain their
 * icons. Public pages use these icons only; `lucide-react` is for staff screens.
 */
export function Icon({ name, className }: Props) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
