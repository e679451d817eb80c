import { readPieces } from '../forum.rules';

type Props = { body: string; mentions: readonly string[] };

/** Plain text of a post: line ends preserved, URLs as links, mentioned names in bold. */
export function PostText({ body, mentions }: Props) {
  return (
    <div className="wrap-anywhere whitespace-pre-wrap leading-loose">
      {readPieces(body, mentions).map(({ kind, text }, index) => {
        // Pieces have no ids and never change order.
        const key = `${index} ${kind}`;
        if (kind === 'words') return <span key={key}>{text}</span>;
        if (kind === 'name') {
          return (
            <strong key={key} className="font-strong text-link">
              {text}
            </strong>
          );
        }
        return (
          <a
            key={key}
            href={text}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="font-normal text-link underline"
          >
            {text}
          </a>
        );
      })}
    </div>
  );
}
