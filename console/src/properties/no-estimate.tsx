import type { Property } from '@gable/shared/properties/property.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { formatDay, formatDollars } from './property-format.ts'

/** Shows the last sale instead, if there is one. */
export function NoEstimate({ property }: { property: Property }) {
  const { recentSaleOrListDate, recentSaleOrListPrice } = property.homeFacts.opdLite
  const isLookingUp = property.lookUp.isUnderWay
  return (
    <EmptyState
      title={isLookingUp ? 'Looking for an estimate' : 'No estimate for this home'}
      text={
        <>
          {isLookingUp
            ? 'It appears here in a moment if a provider has one for this address.'
            : 'No provider has a value for this address. This can happen with new or unusual homes and incomplete addresses.'}
          {recentSaleOrListPrice !== null && recentSaleOrListDate && (
            <span className="mt-2 block text-ink">
              Last sold on {formatDay(recentSaleOrListDate)} for {formatDollars(recentSaleOrListPrice)}.
            </span>
          )}
        </>
      }
    />
  )
}
