/** A known host's player; rendered only after a click. */
export function VideoFrame({ embed, title }: { embed: string; title: string }) {
  const autoplay = `${embed}${embed.includes('?') ? '&' : '?'}autoplay=1`;
  return (
    <iframe
      src={autoplay}
      title={`วิดีโอ: ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      className="aspect-video w-full rounded-md border-0 bg-black print:hidden"
    />
  );
}
