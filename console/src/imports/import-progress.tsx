import { type ImportState, type RowOutcome, rowOutcomes } from '@gable/shared/imports/import.ts'
import { ProgressBar } from '../design/feedback/progress-bar.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import type { StepProps } from './import-page.tsx'
import { outcomeWords } from './outcome-labels.ts'
import { useImportStep } from './use-import-action.ts'

/** How far it is. Who leaves the page stops nothing. */
export function ImportAtWork({ list, onChanged }: StepProps) {
  const { busy, take } = useImportStep(list, onChanged)
  const { title, text, stop } = words[list.state as keyof typeof words]
  return (
    <Card title={title} description={text}>
      <ProgressBar label={title} value={list.progress} />
      {list.state === 'CHECKING' && (
        <p className="mt-3 text-muted">{rowOutcomes.map((outcome) => countOf(list.counts, outcome)).join(' · ')}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {stop && (
          <Button busy={busy === 'cancelled'} onClick={() => void take('cancelled')}>
            {stop}
          </Button>
        )}
        <p className="text-muted">You can leave this page. It goes on without you.</p>
      </div>
    </Card>
  )
}

const countOf = (counts: Record<RowOutcome, number>, outcome: RowOutcome) =>
  `${formatCount(counts[outcome]) === '--' ? '0' : formatCount(counts[outcome])} ${outcomeWords[outcome].label.toLowerCase()}`

const words: Record<
  Extract<ImportState, 'CHECKING' | 'IMPORTING' | 'UNDOING'>,
  { title: string; text: string; stop?: string }
> = {
  CHECKING: { title: 'Checking every row', text: 'Nothing is written yet.', stop: 'Stop checking' },
  IMPORTING: {
    title: 'Importing',
    text: 'If you stop, who was imported by then stays, and can be undone.',
    stop: 'Stop importing',
  },
  UNDOING: { title: 'Undoing the import', text: 'Who was changed since is left as they are.' },
}
