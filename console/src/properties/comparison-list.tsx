import { type ComparedFact, type ComparedFactKey, compareFacts, type Indicator } from '@gable/shared/properties/comparison.ts'
import type { PropertyFacts } from '@gable/shared/properties/facts.ts'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '../design/class-names.ts'
import { emptyValue } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { formatAcres, formatNumber, formatSqft, formatYear } from './property-format.ts'

interface ComparisonListProps {
  comparable: PropertyFacts
  own: PropertyFacts
  address: string
}

const initialCount = 3

/** What it has more of, the same of and less of: the first three, and all of them for who asks. */
export function ComparisonList({ comparable, own, address }: ComparisonListProps) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const compared = compareFacts(comparable, own)
  if (compared.length === 0) return <p className="mt-3 border-line border-t pt-3 text-muted">{emptyValue}</p>
  return (
    <div className="mt-3 border-line border-t pt-2">
      <ul id={id} aria-label={`${address} compared with this home`}>
        {(isWhole ? compared : compared.slice(0, initialCount)).map((one) => (
          <ComparedLine key={one.key} compared={one} />
        ))}
      </ul>
      {compared.length > initialCount && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2 mt-1"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show Less' : 'Show More'}
        </Button>
      )}
    </div>
  )
}

function ComparedLine({ compared: { key, label, indicator, value, propertyValue } }: { compared: ComparedFact }) {
  const { Icon, look, word } = indicatorStyles[indicator]
  const text = formatters[key]
  return (
    <li className="flex items-center gap-2 py-1 text-table">
      <span className={cx('flex w-14 shrink-0 items-center gap-1 font-medium text-label', look)}>
        <Icon aria-hidden className="size-3.5" />
        {word}
      </span>
      <span className="min-w-0 flex-1 text-muted">{label}</span>
      <span className="text-right tabular-nums">
        {text(value)}
        {indicator !== 'same' && <span className="block text-label text-muted">here {text(propertyValue)}</span>}
      </span>
    </li>
  )
}

const indicatorStyles: Record<Indicator, { Icon: typeof ArrowUp; look: string; word: string }> = {
  more: { Icon: ArrowUp, look: 'text-success-ink', word: 'More' },
  same: { Icon: Equal, look: 'text-muted', word: 'Same' },
  less: { Icon: ArrowDown, look: 'text-warning-ink', word: 'Less' },
}

const formatters: Record<ComparedFactKey, (figure: number) => string> = {
  bedrooms: formatNumber,
  bathrooms: formatNumber,
  parking: formatNumber,
  livingSpace: formatSqft,
  plotSize: formatAcres,
  yearBuilt: formatYear,
}
