import clsx from 'clsx';

type Props = {
  label: string;
  /** Undefined while the progress is unknown. */
  done: number | undefined;
  of: number;
  /** Text of the state, if it is more than a share. */
  words?: string;
  className?: string;
};

/** Progress bar. Browsers' own bars without a value are grey from end to end. */
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
