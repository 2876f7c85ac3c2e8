import type { PixelType } from '@gable/shared/ingest/visitor-event.ts'
import { variantParameter } from '@gable/shared/traffic/shown-variant.ts'

interface VisitPixelProps {
  subjectId: string
  type: PixelType
  /** The version of the page that is shown, while one is tested. */
  variant?: string | undefined
}

/** Counts visitors whose browser runs no scripts. Mail scanners and link previews do not load what `noscript` holds. */
export const VisitPixel = ({ subjectId, type, variant }: VisitPixelProps) => (
  <noscript>
    <img
      class="seen"
      src={`/api/public/pages/${subjectId}/${type}.gif${variant ? `?${variantParameter}=${variant}` : ''}`}
      alt=""
      width={1}
      height={1}
    />
  </noscript>
)
