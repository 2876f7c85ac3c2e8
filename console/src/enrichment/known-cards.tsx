import type { Enrichment } from '@gable/shared/enrichment/enrichment.ts'
import { formatFraction, formatShare } from '../design/metric-format.ts'
import { StatCard } from '../design/stat-card.tsx'
import { homesText } from './run-words.ts'

/** Of how many homes something is known, kind by kind. */
export function KnownCards({ homes }: { homes: Enrichment['homes'] }) {
  return (
    <section aria-labelledby="known" className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <h2 id="known" className="sr-only">
        What is known of {homesText(homes.total)}
      </h2>
      {kinds.map(({ key, label, tooltip }) => (
        <StatCard
          key={key}
          label={label}
          value={formatShare(homes[key], homes.total)}
          detail={formatFraction(homes[key], homes.total)}
          progress={(homes[key] / Math.max(1, homes.total)) * 100}
          tooltip={tooltip}
        />
      ))}
    </section>
  )
}

const kinds = [
  { key: 'withFacts', label: 'Facts', tooltip: 'Homes of which size, rooms or year are on record.' },
  { key: 'withEstimate', label: 'Estimate', tooltip: 'Homes whose value at least one provider has estimated.' },
  { key: 'withComparables', label: 'Comparables', tooltip: 'Homes with sales or listings nearby.' },
  { key: 'withMortgages', label: 'Mortgages', tooltip: 'Homes with a mortgage on record.' },
] as const
