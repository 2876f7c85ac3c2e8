import type { Property } from '@gable/shared/properties/property.ts'
import { CardGridSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Card } from '../design/layout/card.tsx'
import { useApi } from '../platform/use-api.ts'
import { CardBody } from './card-body.tsx'
import { ComparableGrid } from './comparable-grid.tsx'
import { SalesMap } from './sales-map.tsx'

/** Nearby listings and sales. Without a map and prices when an owner opted out of marketing. */
export function RecentSalesCard({ property }: { property: Property }) {
  const { propertyId, isNonMarketing } = property
  const comparables = useApi('GET /agent/properties/:propertyId/comparables', { params: { propertyId } })
  return (
    <Card
      title="Recent Sales"
      description={
        isNonMarketing ? 'Nearby homes without prices, because this contact opted out of marketing.' : undefined
      }
    >
      <CardBody
        response={comparables}
        errorTitle="The recent sales could not be loaded"
        fallback={<CardGridSkeleton cards={3} />}
      >
        {({ data }) => {
          if (data.length === 0)
            return <EmptyState title="No Data Available" text="Recent Sales data is not available for this address." />
          if (isNonMarketing) return <ComparableGrid comparables={data} property={property} arePricesHidden />
          return <SalesMap comparables={data} property={property} />
        }}
      </CardBody>
    </Card>
  )
}
