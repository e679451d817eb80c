import { readPieces } from '../forum.rules';

type Props = { body: string; mentions: readonly string[] };

/** A post's plain text: line ends kept, web addresses as links, the names of those whom it calls set off. */
export function PostText({ body, mentions }: Props) {
  return (
    <div className="wrap-anywhere whitespace-pre-wrap leading-loose">
      {readPieces(body, mentions).map(({ kind, text }, index) => {
        // The pieces of a text have no names of their own and never change places.
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
