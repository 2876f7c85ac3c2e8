import type { PixelType } from '@gable/shared/ingest/visitor-event.ts'

interface VisitPixelProps {
  subjectId: string
  type: PixelType
}

/** Counts visitors whose browser runs no scripts. Mail scanners and link previews do not load what `noscript` holds. */
export const VisitPixel = ({ subjectId, type }: VisitPixelProps) => (
  <noscript>
    <img class="seen" src={`/api/public/pages/${subjectId}/${type}.gif`} alt="" width={1} height={1} />
  </noscript>
)
