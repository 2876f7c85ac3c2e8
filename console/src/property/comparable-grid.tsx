import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { ComparableCard } from './comparable-card.tsx'

interface ComparableGridProps {
  comparables: readonly (Comparable & { number?: number })[]
  property: Property
  withoutPrices?: boolean
  chosen?: string | undefined
}

export function ComparableGrid({ comparables, property, withoutPrices = false, chosen }: ComparableGridProps) {
  if (comparables.length === 0) return <p className="py-6 text-center text-muted">None of these nearby.</p>
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] items-start gap-4">
      {comparables.map((comparable) => (
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
  )
}
