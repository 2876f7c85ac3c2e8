import type { PixelType } from '@gable/shared/ingest/visitor-event.ts'
import { initialReferrerParameter } from '@gable/shared/traffic/initial-referrer.ts'
import { variantParameter } from '@gable/shared/traffic/shown-variant.ts'

interface VisitPixelProps {
  subjectId: string
  type: PixelType
  /** The version of the page that is shown, while one is tested. */
  variant?: string | undefined
  /** The page of another website that began the visit. */
  referrer?: string | undefined
}

/** Counts visitors whose browser runs no scripts. Mail scanners and link previews do not load what `noscript` holds. */
export const VisitPixel = ({ subjectId, type, variant, referrer }: VisitPixelProps) => (
  <noscript>
    <img
      class="seen"
      src={`/api/public/pages/${subjectId}/${type}.gif${toQuery({ variant, referrer })}`}
      alt=""
      width={1}
      height={1}
    />
  </noscript>
)

function toQuery({ variant, referrer }: Pick<VisitPixelProps, 'variant' | 'referrer'>) {
  const query = new URLSearchParams({
    ...(variant && { [variantParameter]: variant }),
    ...(referrer && { [initialReferrerParameter]: referrer }),
  })
  return query.size > 0 ? `?${query}` : ''
}
