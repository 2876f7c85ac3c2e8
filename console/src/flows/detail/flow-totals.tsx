import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import { StatCard } from '../../design/data/stat-card.tsx'
import { formatCount, formatShare } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import type { RunFilter } from './use-run-filter.ts'

interface FlowTotalsProps {
  flow: Flow
  onShow: (filter: RunFilter) => void
}

/** What became of everybody who was ever in it. */
export function FlowTotals({ flow, onShow }: FlowTotalsProps) {
  const { active, failed, entered, finished, left, sent, opened, leads } = flow.statistics
  return (
    <section aria-labelledby="totals" className="space-y-3">
      <h2 id="totals" className="sr-only">
        Totals
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        <StatCard label="In It Now" value={formatCount(active + failed)} />
        <StatCard label="Entered" value={formatCount(entered)} />
        <StatCard label="Finished" value={formatCount(finished)} />
        <StatCard label="Left" value={formatCount(left)} tooltip="Taken out, or ended by one of its rules." />
        <StatCard
          label="Opened"
          value={formatShare(opened, sent)}
          detail={sent === 0 ? undefined : `${formatCount(opened)}/${formatCount(sent)}`}
          tooltip="Opened emails and scanned postcards, of those that were sent."
        />
        <StatCard
          label="Leads"
          value={formatCount(leads)}
          tooltip="Forms sent after opening an email or a postcard of it."
        />
      </div>
      {entered > 0 && (
        <Button size="sm" onClick={() => onShow({})}>
          Show Contacts
        </Button>
      )}
    </section>
  )
}
