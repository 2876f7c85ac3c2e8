import type { SegmentReasons } from '@gable/shared/segments/segment.ts'
import { Check, X } from 'lucide-react'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Failed } from '../design/feedback/states.tsx'
import { useApi } from '../platform/use-api.ts'

interface WhyInSegmentProps {
  segmentId: string
  contactId: string
}

/** Why a contact is in a segment, or why not: every condition, and whether it is met. */
export function WhyInSegment({ segmentId, contactId }: WhyInSegmentProps) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/segments/:segmentId/reasons/:contactId', {
    params: { segmentId, contactId },
  })
  if (!data && error)
    return <Failed title="The reasons could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <Skeleton className="h-16 w-full" />
  return <Reasons {...data} />
}

function Reasons({ isMember, reasons }: SegmentReasons) {
  if (reasons.length === 0) return <p className="text-muted">Every contact is in this segment.</p>
  return (
    <div className="space-y-3">
      <p role="status" className="text-muted">
        {isMember ? 'All conditions of the segment are met:' : 'Not in this segment now. What is missing is marked:'}
      </p>
      <ul className="space-y-2">
        {reasons.map(({ text, isMet }) => (
          <li key={text} className="flex items-start gap-2">
            <Mark isMet={isMet} />
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

const Mark = ({ isMet }: { isMet: boolean }) =>
  isMet ? (
    <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
  ) : (
    <X aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger-ink" />
  )
