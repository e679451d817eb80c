import { say } from '@/lib/messages/language';
import { interpolate } from '@/lib/time/format';
import { mediaMessages as words } from '../messages/media/messages';

type Props = {
  embed: string;
  title: string;
  /** Takes the focus of the button that it replaces. */
  isFocused?: boolean;
};

/** A known host's player; rendered only after a click. */
export function VideoFrame({ embed, title, isFocused = false }: Props) {
  const autoplay = `${embed}${embed.includes('?') ? '&' : '?'}autoplay=1`;
  return (
    <iframe
      ref={isFocused ? takeFocus : undefined}
      src={autoplay}
      title={interpolate(say(words['media.video']), { title })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      className="aspect-video w-full rounded-md border-0 bg-black print:hidden"
    />
  );
}

const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();
