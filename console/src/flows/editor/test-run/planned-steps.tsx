import type { StepOutcome } from '@gable/shared/flows/run.ts'
import { Eye } from 'lucide-react'
import { Badge, type Tone } from '../../../design/data/badge.tsx'
import { formatDateTime } from '../../../design/format/date-format.ts'
import { Button } from '../../../design/inputs/button.tsx'
import { useTimeZone } from '../../../platform/use-time-zone.ts'

interface PlannedStep {
  stepId: string
  step: string
  at: string
  outcome: StepOutcome
  reason: string
  contentId: string | null
}

interface PlannedStepsProps {
  label: string
  steps: readonly PlannedStep[]
  onPreview: (contentId: string) => void
}

/** What a contact would get, and on which day. */
export function PlannedSteps({ label, steps, onPreview }: PlannedStepsProps) {
  const timeZone = useTimeZone()
  return (
    <ol aria-label={label} className="divide-y divide-line text-table">
      {steps.map(({ stepId, step, at, outcome, reason, contentId }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step can come twice
        <li key={`${stepId} ${index}`} className="space-y-1 py-3">
          <p className="text-muted tabular-nums">{formatDateTime(at, timeZone)}</p>
          <div className="flex flex-wrap items-start justify-between gap-2">
            <p className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{step}</p>
            {outcome !== 'DONE' && <Badge tone={tones[outcome]}>{labels[outcome]}</Badge>}
            {contentId !== null && (
              <Button size="sm" icon={Eye} aria-label={`Preview: ${step}`} onClick={() => onPreview(contentId)}>
                Preview
              </Button>
            )}
          </div>
          {reason && <p className="text-muted [overflow-wrap:anywhere]">{reason}</p>}
        </li>
      ))}
    </ol>
  )
}

const labels: Record<StepOutcome, string> = { DONE: 'Done', SKIPPED: 'Skipped', FAILED: 'Failed' }
const tones: Record<StepOutcome, Tone> = { DONE: 'success', SKIPPED: 'warning', FAILED: 'danger' }
