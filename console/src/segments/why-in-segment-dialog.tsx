import { Check, X } from 'lucide-react'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { useApi } from '../platform/use-api.ts'

interface SegmentMember {
  contactId: string
  name: string
}

interface WhyInSegmentDialogProps {
  segmentId: string
  /** Open while set. */
  member: SegmentMember | undefined
  onClose: () => void
}

/** Explains why a contact is in a segment. */
export function WhyInSegmentDialog({ segmentId, member, onClose }: WhyInSegmentDialogProps) {
  const shown = useLastShown(member)
  return (
    <Dialog open={member !== undefined} onClose={onClose} size="sm" title={`Why is ${shown?.name} in this segment?`}>
      <PanelBody>{shown && <Reasons segmentId={segmentId} contactId={shown.contactId} />}</PanelBody>
    </Dialog>
  )
}

/** Lists every condition of the segment and whether the contact meets it. */
function Reasons({ segmentId, contactId }: { segmentId: string; contactId: string }) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/segments/:segmentId/reasons/:contactId', {
    params: { segmentId, contactId },
  })
  if (!data && error)
    return <ErrorState title="The reasons could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <Skeleton className="h-16 w-full" />
  const { isMember, reasons } = data
  if (reasons.length === 0) return <p className="text-muted">Every contact is in this segment.</p>
  return (
    <div className="space-y-3">
      <p role="status" className="text-muted">
        {isMember ? 'Meets all conditions of the segment:' : 'No longer in this segment. Unmet conditions are marked:'}
      </p>
      <ul className="space-y-2">
        {reasons.map(({ text, isMet }) => (
          <li key={text} className="flex items-start gap-2">
            {isMet ? (
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
            ) : (
              <X aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger-ink" />
            )}
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {text}
              <span className="sr-only">{isMet ? ', met' : ', not met'}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
