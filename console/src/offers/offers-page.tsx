import { CardSkeleton, Skeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { usePropertyContext } from '../properties/property-context.ts'
import { OfferBuilder } from './offer-builder.tsx'
import { useDeal } from './use-deal.ts'

/** Creates offers for a property, and shows and sends them to its contacts. */
export function OffersPage() {
  const { property } = usePropertyContext()
  const { data: deal, error, mutate, isValidating } = useDeal(property.propertyId)
  if (deal) return <OfferBuilder property={property} deal={deal} />
  if (!error) return <OffersSkeleton />
  return <ErrorState title="The offers could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
}

const OffersSkeleton = () => (
  <div className="space-y-5">
    <div className="flex justify-end">
      <Skeleton className="h-8 w-36" />
    </div>
    <div className="grid gap-5 lg:grid-cols-2">
      <CardSkeleton lines={4} />
      <CardSkeleton lines={4} />
    </div>
    <CardSkeleton lines={2} />
  </div>
)
