import type { Today } from '@gable/shared/leads/lead.ts'
import { useSearchParams } from 'react-router-dom'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Failed } from '../../design/feedback/states.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { Card } from '../../design/layout/card.tsx'
import { useOpened } from '../../platform/use-opened.ts'
import { openedLead } from '../lead-path.ts'
import { useLeadConfig } from '../use-leads.ts'
import { AllDone } from './all-done.tsx'
import { sections } from './reason.ts'
import { TodayList } from './today-list.tsx'
import { TodaySkeleton } from './today-skeleton.tsx'
import { useToday, type Whose, waitingIn } from './use-today.ts'
import { useTodayWrites } from './use-today-writes.ts'

/** Whom to answer now: who has waited the longest first, then what is due. */
export function TodayPage() {
  const [whose, choose] = useWhose()
  const today = useToday(whose)
  const { data, error, isValidating, mutate } = today
  const retry = () => void mutate()
  return (
    <div className="mx-auto max-w-[960px] space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted text-table tabular-nums">
          {data && wordsOf(data)}
        </p>
        <SegmentedControl label="Whose" value={whose} options={whoseOptions} onChange={choose} />
      </div>
      {error && data && (
        <RetryCallout title="Today could not be brought up to date" onRetry={retry} retrying={isValidating} />
      )}
      {data ? (
        <Waiting today={data} />
      ) : (
        <Card flush>
          {error ? (
            <Failed title="Today could not be loaded" onRetry={retry} retrying={isValidating} />
          ) : (
            <TodaySkeleton rows={6} />
          )}
        </Card>
      )}
    </div>
  )
}

function Waiting({ today }: { today: Today }) {
  const { data: config } = useLeadConfig()
  const { hrefTo } = useOpened(openedLead)
  const writes = useTodayWrites()
  const waiting = today.data.filter(({ lead }) => !writes.isGone(lead))
  if (waiting.length === 0)
    return (
      <Card>
        <AllDone today={today} />
      </Card>
    )
  return sections.map(({ title, reasons }) => {
    const entries = waiting.filter(({ reason }) => reasons.includes(reason))
    if (entries.length === 0) return null
    return (
      <Card key={title} title={title} flush>
        <TodayList label={title} entries={entries} config={config} writes={writes} hrefTo={hrefTo} />
      </Card>
    )
  })
}

function useWhose(): [Whose, (whose: Whose) => void] {
  const [params, setParams] = useSearchParams()
  const choose = (whose: Whose) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (whose === 'all') next.set('whose', 'all')
      else next.delete('whose')
      return next
    })
  return [params.get('whose') === 'all' ? 'all' : 'mine', choose]
}

const whoseOptions = [
  { value: 'mine', label: 'Mine and nobody’s' },
  { value: 'all', label: 'Everybody’s' },
] as const

function wordsOf(today: Today) {
  const waiting = waitingIn(today)
  const done = today.doneToday > 0 ? `, ${formatCount(today.doneToday)} done today` : ''
  const hidden = waiting > today.data.length ? `. The most urgent ${formatCount(today.data.length)} are shown.` : ''
  return `${formatCount(waiting)} to do${done}${hidden}`
}
