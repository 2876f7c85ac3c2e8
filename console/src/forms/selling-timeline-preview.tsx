import { sellingTimeline, sellingTimelines } from '@gable/shared/forms/selling-timeline.ts'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'

/** The selling timeline question with its options, as visitors see it. */
export function SellingTimelinePreview({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { name, question } = sellingTimeline
  return (
    <SlideOut open={open} onClose={onClose} size="sm" title={name}>
      <PanelBody>
        <p className="font-medium text-lead">{question}</p>
        <ul className="mt-4 space-y-2">
          {sellingTimelines.map((option) => (
            <li key={option} className="flex items-center gap-3 rounded-lg border border-line px-3 py-2.5">
              <span aria-hidden="true" className="size-4 shrink-0 rounded-full border border-control" />
              {option}
            </li>
          ))}
        </ul>
      </PanelBody>
    </SlideOut>
  )
}
