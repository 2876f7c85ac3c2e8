import type { Property } from '@gable/shared/properties/property.ts'
import { CardGridSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Card } from '../design/layout/card.tsx'
import { useApi } from '../platform/use-api.ts'
import { CardBody } from './card-body.tsx'
import { ComparableGrid } from './comparable-grid.tsx'
import { SalesMap } from './sales-map.tsx'

/** What is for sale and was sold around the home. Who wants no marketing is told without map and prices. */
export function RecentSalesCard({ property }: { property: Property }) {
  const { propertyId, isNonMarketing } = property
  const comparables = useApi('GET /agent/properties/:propertyId/comparables', { params: { propertyId } })
  return (
    <Card
      title="Recent Sales"
      description={isNonMarketing ? 'Homes nearby, without prices: this contact wants no marketing.' : undefined}
    >
      <CardBody
        read={comparables}
        failed="The recent sales could not be loaded"
        pending={<CardGridSkeleton cards={3} />}
      >
        {({ data }) => {
          if (data.length === 0)
            return <EmptyState title="No Data Available" text="Recent Sales data is not available for this address." />
          if (isNonMarketing) return <ComparableGrid comparables={data} property={property} withoutPrices />
          return <SalesMap comparables={data} property={property} />
        }}
      </CardBody>
    </Card>
  )
}
