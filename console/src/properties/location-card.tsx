import type { Property } from '@gable/shared/properties/property.ts'
import { emptyValue } from '../design/format/metric-format.ts'
import { Card } from '../design/layout/card.tsx'
import { FactList } from './fact-list.tsx'
import { PropertyAttributes } from './property-attributes.tsx'
import { formatAcres, formatDay, formatDollars, formatNumber, formatSqft, formatYear } from './property-format.ts'
import { ProvenanceLine } from './provenance-line.tsx'

/** The address, the facts and the custom attributes of the property. */
export function LocationCard({ property }: { property: Property }) {
  const { addressComponents, homeFacts, factsFrom, address } = property
  const facts = homeFacts.opdLite
  return (
    <Card title="Location and Site">
      <FactList
        facts={[
          { label: 'Address', value: address || emptyValue },
          { label: 'County', value: addressComponents.county || emptyValue },
          { label: 'Property type', value: facts.propertyType ?? emptyValue },
          { label: 'Bedrooms', value: formatNumber(facts.bedrooms) },
          { label: 'Bathrooms', value: formatBaths(facts) },
          { label: 'Above grade', value: formatSqft(facts.aboveGradeSqft) },
          { label: 'Below grade', value: formatSqft(facts.belowGradeSqft) },
          { label: 'Lot size', value: formatAcres(facts.lotSizeAcres) },
          { label: 'Parking spaces', value: formatNumber(facts.parkingSpaces) },
          { label: 'Year built', value: formatYear(facts.yearBuilt) },
          { label: 'Floors', value: formatNumber(facts.floorCount) },
          { label: 'Last sale', value: formatLastSale(facts) },
        ]}
      />
      {factsFrom && (
        <div className="mt-3">
          <ProvenanceLine from={factsFrom} />
        </div>
      )}
      <PropertyAttributes property={property} />
    </Card>
  )
}

type Facts = Property['homeFacts']['opdLite']

function formatBaths({ fullBaths, partialBaths }: Facts) {
  if (fullBaths === null && partialBaths === null) return emptyValue
  return partialBaths ? `${fullBaths ?? 0} full, ${partialBaths} partial` : `${fullBaths} full`
}

function formatLastSale({ recentSaleOrListDate, recentSaleOrListPrice }: Facts) {
  if (!recentSaleOrListDate) return emptyValue
  const date = formatDay(recentSaleOrListDate)
  return recentSaleOrListPrice === null ? date : `${date} for ${formatDollars(recentSaleOrListPrice)}`
}
