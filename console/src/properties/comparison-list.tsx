import {
  type ComparedFact,
  type ComparedFactKey,
  compareFacts,
  type Indicator,
} from '@gable/shared/properties/comparison.ts'
import type { PropertyFacts } from '@gable/shared/properties/facts.ts'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '../design/class-names.ts'
import { emptyValue } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { formatAcres, formatNumber, formatSqft, formatYear } from './property-format.ts'

interface ComparisonListProps {
  comparable: PropertyFacts
  propertyFacts: PropertyFacts
  address: string
}

const initialCount = 3

/** Compares a listing with the property, fact by fact. Three facts are shown until the list is expanded. */
export function ComparisonList({ comparable, propertyFacts, address }: ComparisonListProps) {
  const [isExpanded, setExpanded] = useState(false)
  const id = useId()
  const facts = compareFacts(comparable, propertyFacts)
  if (facts.length === 0) return <p className="mt-3 border-line border-t pt-3 text-muted">{emptyValue}</p>
  return (
    <div className="mt-3 border-line border-t pt-2">
      <ul id={id} aria-label={`${address} compared with this home`}>
        {(isExpanded ? facts : facts.slice(0, initialCount)).map((fact) => (
          <ComparedFactRow key={fact.key} fact={fact} />
        ))}
      </ul>
      {facts.length > initialCount && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2 mt-1"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show Less' : 'Show More'}
        </Button>
      )}
    </div>
  )
}

function ComparedFactRow({ fact: { key, label, indicator, value, propertyValue } }: { fact: ComparedFact }) {
  const { Icon, className, text } = indicatorStyles[indicator]
  const format = formatters[key]
  return (
    <li className="flex items-center gap-2 py-1 text-table">
      <span className={cx('flex w-14 shrink-0 items-center gap-1 font-medium text-label', className)}>
        <Icon aria-hidden className="size-3.5" />
        {text}
      </span>
      <span className="min-w-0 flex-1 text-muted">{label}</span>
      <span className="text-right tabular-nums">
        {format(value)}
        {indicator !== 'same' && <span className="block text-label text-muted">vs. {format(propertyValue)}</span>}
      </span>
    </li>
  )
}

const indicatorStyles: Record<Indicator, { Icon: typeof ArrowUp; className: string; text: string }> = {
  more: { Icon: ArrowUp, className: 'text-success-ink', text: 'More' },
  same: { Icon: Equal, className: 'text-muted', text: 'Same' },
  less: { Icon: ArrowDown, className: 'text-warning-ink', text: 'Less' },
}

const formatters: Record<ComparedFactKey, (value: number) => string> = {
  bedrooms: formatNumber,
  bathrooms: formatNumber,
  parking: formatNumber,
  livingSpace: formatSqft,
  plotSize: formatAcres,
  yearBuilt: formatYear,
}
