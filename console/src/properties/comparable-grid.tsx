import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { ComparableCard } from './comparable-card.tsx'
import { ProvenanceLine } from './provenance-line.tsx'
import { uniqueProvenances } from './provenances.ts'

interface ComparableGridProps {
  comparables: readonly (Comparable & { number?: number })[]
  property: Property
  withoutPrices?: boolean
  chosen?: string | undefined
}

const initialCount = 6

/** The likest first; the rest for who asks. One that is chosen on the map is always among them. */
export function ComparableGrid({ comparables, property, withoutPrices = false, chosen }: ComparableGridProps) {
  const [isWhole, setWhole] = useState(false)
  if (comparables.length === 0) return <p className="py-6 text-center text-muted">None of these nearby.</p>
  const shown = comparables.filter(({ _id }, index) => isWhole || index < initialCount || _id === chosen)
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] items-start gap-4">
        {shown.map((comparable) => (
          <li key={comparable._id} className="min-w-0">
            <ComparableCard
              comparable={comparable}
              own={property.homeFacts.opdLite}
              withoutPrice={withoutPrices}
              isChosen={comparable._id === chosen}
            />
          </li>
        ))}
      </ul>
      {comparables.length > initialCount && (
        <div className="mt-4 flex justify-center">
          <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer sales' : `Show all ${comparables.length} sales`}
          </Button>
        </div>
      )}
      <div className="mt-4 space-y-0.5">
        {uniqueProvenances(comparables.map(({ from }) => from)).map((from) => (
          <ProvenanceLine key={`${from.provider}/${from.source}/${from.date}`} from={from} />
        ))}
      </div>
    </>
  )
}
