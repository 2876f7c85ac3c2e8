import { type ImportState, type RowOutcome, rowOutcomes } from '@gable/shared/imports/import.ts'
import { ProgressBar } from '../design/feedback/progress-bar.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import type { StepProps } from './import-page.tsx'
import { outcomeLabels } from './outcome-labels.ts'
import { useImportAction } from './use-import-action.ts'

export function ImportProgress({ contactImport, onChanged }: StepProps) {
  const { counts, progress, state } = contactImport
  const { busy, run } = useImportAction(contactImport, onChanged)
  const { title, text, stopLabel } = labels[state as keyof typeof labels]
  return (
    <Card title={title} description={text}>
      <ProgressBar label={title} value={progress} />
      {state === 'CHECKING' && (
        <p className="mt-3 text-muted">{rowOutcomes.map((outcome) => formatOutcome(counts, outcome)).join(' · ')}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {stopLabel && (
          <Button busy={busy === 'cancelled'} onClick={() => void run('cancelled')}>
            {stopLabel}
          </Button>
        )}
        <p className="text-muted">You can leave this page. The job keeps running.</p>
      </div>
    </Card>
  )
}

const formatOutcome = (counts: Record<RowOutcome, number>, outcome: RowOutcome) =>
  `${formatCount(counts[outcome])} ${outcomeLabels[outcome].label.toLowerCase()}`

const labels: Record<
  Extract<ImportState, 'CHECKING' | 'IMPORTING' | 'UNDOING'>,
  { title: string; text: string; stopLabel?: string }
> = {
  CHECKING: { title: 'Checking every row', text: 'Nothing is imported yet.', stopLabel: 'Stop checking' },
  IMPORTING: {
    title: 'Importing',
    text: 'If you stop, contacts imported so far stay. You can continue later, or undo them.',
    stopLabel: 'Stop importing',
  },
  UNDOING: { title: 'Undoing the import', text: 'Contacts that changed since the import are not undone.' },
}
