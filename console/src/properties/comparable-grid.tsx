import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { ComparableCard } from './comparable-card.tsx'
import { getProvenanceKey, groupProvenances } from './group-provenances.ts'
import { ProvenanceLine } from './provenance-line.tsx'

interface ComparableGridProps {
  comparables: readonly (Comparable & { number?: number })[]
  property: Property
  arePricesHidden?: boolean
  selectedId?: string | undefined
}

const initialCount = 6

/** Shows the most similar sales first, and the rest on demand. The one selected on the map is always shown. */
export function ComparableGrid({ comparables, property, arePricesHidden = false, selectedId }: ComparableGridProps) {
  const [isExpanded, setExpanded] = useState(false)
  if (comparables.length === 0) return <p className="py-6 text-center text-muted">No sales match this filter.</p>
  const visible = comparables.filter(({ _id }, index) => isExpanded || index < initialCount || _id === selectedId)
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] items-start gap-4">
        {visible.map((comparable) => (
          <li key={comparable._id} className="min-w-0">
            <ComparableCard
              comparable={comparable}
              propertyFacts={property.homeFacts.opdLite}
              isPriceHidden={arePricesHidden}
              isSelected={comparable._id === selectedId}
            />
          </li>
        ))}
      </ul>
      {comparables.length > initialCount && (
        <div className="mt-4 flex justify-center">
          <Button aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? 'Show fewer sales' : `Show all ${comparables.length} sales`}
          </Button>
        </div>
      )}
      <div className="mt-4 space-y-0.5">
        {groupProvenances(comparables.map(({ from }) => from)).map((from) => (
          <ProvenanceLine key={getProvenanceKey(from)} from={from} />
        ))}
      </div>
    </>
  )
}
