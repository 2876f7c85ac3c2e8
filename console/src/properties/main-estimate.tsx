import type { HomeValue, HomeValueEstimate } from '@gable/shared/properties/estimate.ts'
import { getConfidenceLevel, getProviderName } from '@gable/shared/properties/estimate-words.ts'
import { Badge } from '../design/data/badge.tsx'
import { emptyValue } from '../design/format/metric-format.ts'
import { formatDay, formatDollars, formatRate } from './property-format.ts'
import { RangeBar } from './range-bar.tsx'
import { StatGrid } from './stat-grid.tsx'
import { ValueTrend } from './value-trend.tsx'

const confidenceTones = { High: 'success', Medium: 'info', Low: 'warning' } as const

interface MainEstimateProps {
  estimate: HomeValueEstimate
  course: HomeValue['course']
}

/** The estimate that represents the value of the property. */
export function MainEstimate({ estimate, course }: MainEstimateProps) {
  const { provider, median, confidence, deviation, valueDate, source } = estimate
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <p className="text-muted text-table">Estimated value</p>
          <p className="font-semibold text-[32px] leading-10 tabular-nums">{formatDollars(median)}</p>
        </div>
        <ValueTrend provider={provider} course={course} />
      </div>
      <RangeBar estimate={estimate} />
      <div className="mt-5">
        <StatGrid
          stats={[
            {
              label: 'Confidence',
              value: (
                <Badge tone={confidenceTones[getConfidenceLevel(confidence)]}>
                  {getConfidenceLevel(confidence)} · {confidence} of 100
                </Badge>
              ),
            },
            { label: 'Value date', value: formatDay(valueDate) },
            { label: 'Typical error', value: deviation === null ? emptyValue : `± ${formatRate(deviation, 1)}` },
            {
              label: 'Provider',
              value: (
                <>
                  {getProviderName(provider)}
                  {source && <span className="block text-label text-muted">{source}</span>}
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}
