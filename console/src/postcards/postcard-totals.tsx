import type { ContentStatistics } from '@gable/shared/content/content.ts'
import { StatCard } from '../design/data/stat-card.tsx'
import { formatMetric } from '../design/format/metric-format.ts'
import { CaptionButton } from '../statistics/caption-button.tsx'
import { RateCard } from '../statistics/rate-card.tsx'

interface PostcardTotalsProps {
  statistics: ContentStatistics
  onShowScans: () => void
}

/** What became of all postcards that were ever sent. */
export const PostcardTotals = ({ statistics: { sent, delivered, scans, leads }, onShowScans }: PostcardTotalsProps) => (
  <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
    <StatCard
      label="Sent"
      tooltip="The number of postcards that were handed to the printer"
      value={formatMetric(sent)}
      detail="All time"
    />
    <StatCard
      label="Delivered"
      tooltip="The number of postcards that reached the mailbox"
      value={formatMetric(delivered)}
      detail="All time"
    />
    <RateCard
      label="Scans"
      tooltip="The postcards that were scanned, out of those delivered. The chart shows each scan at the time the postcard was delivered."
      part={scans}
      total={delivered}
      caption={scans > 0 && <CaptionButton label="Show who scanned" onClick={onShowScans} />}
    />
    <RateCard
      label="Conversion Rate"
      tooltip="The form submissions that followed, out of scans"
      part={leads}
      total={scans}
    />
  </div>
)
