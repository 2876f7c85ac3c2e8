import type { HomeValueEstimate } from '@gable/shared/properties/estimate.ts'
import { getProviderName } from '@gable/shared/properties/estimate-words.ts'
import { formatDay, formatDollars } from './property-format.ts'

/** The estimates of the other providers. */
export function OtherEstimates({ estimates }: { estimates: readonly HomeValueEstimate[] }) {
  if (estimates.length === 0) return null
  return (
    <div className="mt-5 border-line border-t pt-4">
      <h3 className="font-medium text-table">Other estimates</h3>
      <ul className="mt-2 space-y-2">
        {estimates.map(({ provider, median, low, high, confidence, valueDate, source }) => (
          <li key={provider} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
            <span>
              <span className="font-medium">{getProviderName(provider)}</span>
              {source && <span className="text-label text-muted"> · {source}</span>}
            </span>
            <span className="text-muted text-table tabular-nums">
              <span className="font-medium text-ink">{formatDollars(median)}</span> · {formatDollars(low)} to{' '}
              {formatDollars(high)} · confidence {confidence} · {formatDay(valueDate)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
