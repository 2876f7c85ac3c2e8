import type { Property } from '@gable/shared/properties/property.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { formatDay, formatDollars } from './property-format.ts'

/** Honest about nothing being known, with what is known instead. */
export function NoEstimate({ property }: { property: Property }) {
  const { recentSaleOrListDate, recentSaleOrListPrice } = property.homeFacts.opdLite
  const isUnderWay = property.lookUp.isUnderWay
  return (
    <EmptyState
      title={isUnderWay ? 'The estimate is being looked up' : 'No estimate for this home'}
      text={
        <>
          {isUnderWay
            ? 'It will stand here in a moment, if a provider knows the address.'
            : 'No provider has a value for this address. That happens with new homes, rare ones, and addresses that are not complete.'}
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
