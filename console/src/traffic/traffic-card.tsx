import { type TrafficDimension, trafficDimensions } from '@gable/shared/traffic/traffic.ts'
import { dimensionLabels } from '@gable/shared/traffic/traffic-labels.ts'
import type { TrafficReport } from '@gable/shared/traffic/traffic-report.ts'
import { Download } from 'lucide-react'
import type { SWRResponse } from 'swr'
import { cx } from '../design/class-names.ts'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../design/feedback/states.tsx'
import type { DateRange, Day } from '../design/format/date-range.ts'
import { Button } from '../design/inputs/button.tsx'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { Card } from '../design/layout/card.tsx'
import { downloadFile } from '../sharing/download-file.ts'
import { formatPeriod } from '../statistics/period.ts'
import { toTrafficCsv } from './traffic-csv.ts'
import { TrafficTable } from './traffic-table.tsx'

interface TrafficCardProps {
  id: string
  name: string
  by: TrafficDimension
  onChange: (by: TrafficDimension) => void
  range: DateRange
  today: Day
  response: Pick<SWRResponse<TrafficReport>, 'data' | 'error' | 'isValidating' | 'isLoading' | 'mutate'>
}

/** Visits by campaign, source, referrer or device. */
export function TrafficCard({ id, name, by, onChange, range, today, response }: TrafficCardProps) {
  const { data, isLoading } = response
  const save = () =>
    data && downloadFile(`${name} by ${by}.csv`, new Blob([toTrafficCsv(data, by)], { type: 'text/csv' }))
  return (
    <Card
      title="Where visitors come from"
      description={formatPeriod(range, today)}
      actions={
        <Button size="sm" icon={Download} disabled={!data?.rows.length} onClick={save}>
          Export
        </Button>
      }
    >
      <div className="mb-4 overflow-x-auto">
        <SegmentedControl
          label="Break down by"
          value={by}
          options={trafficDimensions.map((value) => ({ value, label: dimensionLabels[value] }))}
          onChange={onChange}
        />
      </div>
      <div aria-busy={isLoading} className={cx(isLoading && data && 'opacity-60')}>
        <TrafficContent id={id} by={by} range={range} response={response} />
      </div>
    </Card>
  )
}

function TrafficContent({
  id,
  by,
  range,
  response: { data, error, isValidating, mutate },
}: Pick<TrafficCardProps, 'id' | 'by' | 'range' | 'response'>) {
  if (error && !data)
    return <ErrorState title="The visits could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={6} />
  if (data.rows.length === 0)
    return (
      <EmptyState
        title="No visits in this period"
        text="Share a tagged link for each place where you advertise. Each visit then shows the campaign, the source, the site that linked here and the device."
      />
    )
  return <TrafficTable id={id} by={by} range={range} report={data} />
}
