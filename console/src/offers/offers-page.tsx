import { ErrorState } from '../design/feedback/states.tsx'
import { usePropertyContext } from '../properties/property-context.ts'
import { OfferBuilder } from './offer-builder.tsx'
import { OffersSkeleton } from './offers-skeleton.tsx'
import { useDeal } from './use-deal.ts'

/** The offers for one home: made here, and shown and sent to whose home it is. */
export function OffersPage() {
  const { property } = usePropertyContext()
  const { data: deal, error, mutate, isValidating } = useDeal(property.propertyId)
  if (deal) return <OfferBuilder property={property} deal={deal} />
  if (!error) return <OffersSkeleton />
  return <ErrorState title="The offers could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
}
