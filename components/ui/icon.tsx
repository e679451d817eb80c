import type icons from './icons.json';
import sprite from './sprite/icons.svg';

/** A name of icons.json, the table of all icons in the sprite. */
export type IconName = keyof typeof icons;

type Props = {
  name: IconName;
  /** Gives the size, which an icon has nowhere else; `icon-light`, `icon-thin` and `icon-full` change its lines. */
  className: string;
};

/**
 * A drawing in the colour of the text around it, taken from the one sprite of the site, so that a page names its icons
 * instead of holding them. Whatever a public page shows takes its icons from here; `lucide-react` is for staff screens.
 */
export function Icon({ name, className }: Props) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
