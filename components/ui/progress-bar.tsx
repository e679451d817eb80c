import clsx from 'clsx';

type Props = {
  label: string;
  /** Left out while nobody knows how far it is. */
  done: number | undefined;
  of: number;
  /** The state in words, where it is more than a share. */
  words?: string;
  className?: string;
};

/** A share of something that is done. By themselves browsers draw a bar without any share grey from end to end. */
export function ProgressBar({ label, done, of, words, className = 'h-2' }: Props) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={words}
      value={done}
      max={Math.max(1, of)}
      className={clsx(
        'block w-full overflow-hidden rounded-full bg-sunken indeterminate:animate-pulse',
        '[&::-moz-progress-bar]:bg-red-800 [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-red-800',
        className,
      )}
    />
  );
}
