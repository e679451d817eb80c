import { LinkButton } from '@/components/ui/button';
import { layoutMessages as words } from '../layout.messages';
import { HOME_PREVIEW_PATH, type PreviewWidth } from '../layout.rules';

/** Place behind the preview, whose links somebody with a keyboard would have to go through. */
const AFTER_PREVIEW = 'after-preview';

/**
 * The front page as the draft arranges it, as a page of its own in a frame.
 *
 * @param state text that changes whenever the preview does; the frame is loaded again then
 */
export function PreviewPanel({ width, state }: { width: PreviewWidth; state: string }) {
  return (
    <section aria-label={words['layout.preview']} className="mb-8 rounded-md border border-gold-500 bg-paper">
      <a
        href={`#${AFTER_PREVIEW}`}
        className="sr-only rounded-sm bg-surface font-normal text-link focus:not-sr-only focus:absolute focus:z-10 focus:px-4 focus:py-2"
      >
        {words['layout.skipPreview']}
      </a>
      <p className="flex flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-2 text-ink-2 text-xs">
        {words['layout.previewText']}
        <LinkButton look="quiet" size="sm" href={HOME_PREVIEW_PATH} target="_blank" rel="noopener">
          {words['layout.previewTab']}
        </LinkButton>
      </p>
      <div data-preview="" className="overflow-x-auto">
        {width === 'phone' ? (
          <iframe
            key={state}
            src={HOME_PREVIEW_PATH}
            title={words['layout.preview']}
            className="mx-auto block h-[44rem] w-[360px]"
          />
        ) : (
          <div className="h-[44rem] w-[528px] overflow-hidden">
            <iframe
              key={state}
              src={HOME_PREVIEW_PATH}
              title={words['layout.preview']}
              className="block h-[106.5rem] w-[1280px] origin-top-left scale-[0.4125]"
            />
          </div>
        )}
      </div>
      <span id={AFTER_PREVIEW} tabIndex={-1} />
    </section>
  );
}
