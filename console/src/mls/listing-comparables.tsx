import type { MlsListingDetails } from '@gable/shared/mls/listing.ts'
import { uniqueCredits } from '@gable/shared/properties/unique-credits.ts'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { CardGridSkeleton } from '../design/feedback/skeleton.tsx'
import { useApi } from '../platform/use-api.ts'
import { ComparableCard } from '../properties/comparable-card.tsx'
import { ListingCreditText } from './listing-credit-text.tsx'

/** Homes for sale and sold near a listing. */
export function ListingComparables({ listing }: { listing: MlsListingDetails }) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/mls/listings/:listingId/comparables', {
    params: { listingId: listing._id },
  })
  return (
    <section>
      <h3 className="mb-2 font-medium">Nearby</h3>
      {data?.data.length === 0 && (
        <p className="text-muted">
          {listing.address.latitude === null
            ? 'The location of this address is not known, so nothing can be compared.'
            : 'Nothing was sold or listed within seven miles.'}
        </p>
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="grid gap-3 sm:grid-cols-2">
            {data.data.map((comparable) => (
              <li key={comparable._id} className="min-w-0">
                <ComparableCard
                  comparable={comparable}
                  propertyFacts={listing.facts}
                  isPriceHidden={false}
                  isSelected={false}
                />
              </li>
            ))}
          </ul>
          <div className="mt-3 space-y-2">
            {uniqueCredits(data.data).map((credit) => (
              <ListingCreditText
                key={credit.attribution + credit.disclaimer}
                credit={{ ...credit, listedBy: '', mlsNumber: '' }}
              />
            ))}
          </div>
        </>
      )}
      {!data && !error && <CardGridSkeleton cards={2} />}
      {!data && error && (
        <RetryCallout
          title="The homes nearby could not be loaded"
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      )}
    </section>
  )
}
