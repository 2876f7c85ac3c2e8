import type { Today } from '@gable/shared/leads/lead.ts'
import { useSearchParams } from 'react-router-dom'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { ErrorState } from '../../design/feedback/states.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { Card } from '../../design/layout/card.tsx'
import { leadParam } from '../../layout/paths/lead-paths.ts'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { useLeadConfig } from '../use-leads.ts'
import { AllDone } from './all-done.tsx'
import { sections } from './reason.ts'
import { TodayList } from './today-list.tsx'
import { TodaySkeleton } from './today-skeleton.tsx'
import { countWaiting, type OwnerFilter, useToday } from './use-today.ts'
import { useTodayRows } from './use-today-rows.ts'

export function TodayPage() {
  const [owner, selectOwner] = useOwnerFilter()
  const today = useToday(owner)
  const { data, error, isValidating, mutate } = today
  const retry = () => void mutate()
  return (
    <div className="mx-auto max-w-[960px] space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted text-table tabular-nums">
          {data && summarize(data)}
        </p>
        <SegmentedControl label="Owner" value={owner} options={ownerOptions} onChange={selectOwner} />
      </div>
      {error && data && <RetryCallout title="Today could not be refreshed" onRetry={retry} retrying={isValidating} />}
      {data ? (
        <TodaySections today={data} />
      ) : (
        <Card flush>
          {error ? (
            <ErrorState title="Today could not be loaded" onRetry={retry} retrying={isValidating} />
          ) : (
            <TodaySkeleton rows={6} />
          )}
        </Card>
      )}
    </div>
  )
}

function TodaySections({ today }: { today: Today }) {
  const { data: config } = useLeadConfig()
  const { hrefTo } = useOverlayParam(leadParam)
  const actions = useTodayRows(today)
  return (
    <>
      {sections.map(({ title, reasons }) => {
        const rows = actions.rows.filter(({ entry }) => reasons.includes(entry.reason))
        if (rows.length === 0) return null
        return (
          <Card key={title} title={title} flush>
            <TodayList label={title} rows={rows} config={config} actions={actions} hrefTo={hrefTo} />
          </Card>
        )
      })}
      {/* Below what was just done, so that the question about the next step stays where it is. */}
      {actions.isAllDone && (
        <Card>
          <AllDone today={today} />
        </Card>
      )}
    </>
  )
}

function useOwnerFilter(): [OwnerFilter, (owner: OwnerFilter) => void] {
  const [params, setParams] = useSearchParams()
  const selectOwner = (owner: OwnerFilter) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (owner === 'all') next.set('whose', 'all')
      else next.delete('whose')
      return next
    })
  return [params.get('whose') === 'all' ? 'all' : 'mine', selectOwner]
}

const ownerOptions = [
  { value: 'mine', label: 'Mine and unassigned' },
  { value: 'all', label: 'Everyone’s' },
] as const

function summarize(today: Today) {
  const waiting = countWaiting(today)
  const done = today.doneToday > 0 ? `, ${formatCount(today.doneToday)} done today` : ''
  const hidden = waiting > today.data.length ? `. Showing the ${formatCount(today.data.length)} most urgent.` : ''
  return `${formatCount(waiting)} to do${done}${hidden}`
}
