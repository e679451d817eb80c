import { getInitial } from '../executives.rules';
import type { Executive } from '../executives.schema';
import styles from './executives.module.css';

type Props = {
  executive: Pick<Executive, 'name' | 'picture'>;
  sizes: string;
  /** True for the first picture of the page, which is loaded at once. */
  isFirst?: boolean;
};

/** Portrait at 4:5, the face at the top; without a picture the initial of the name. */
export function Portrait({ executive: { name, picture }, sizes, isFirst = false }: Props) {
  if (!picture) {
    return (
      <span aria-hidden="true" className={`${styles.portrait} border border-line bg-sunken text-2xl text-gold-700`}>
        {getInitial(name)}
      </span>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: our own files are already there in every width
    <img
      src={picture.src}
      srcSet={picture.srcSet || undefined}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      style={{ background: picture.color }}
      className={styles.portrait}
    />
  );
}
