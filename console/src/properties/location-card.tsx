import { getProviderName } from '@gable/shared/properties/estimate-words.ts'
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
  const getSource = (...fields: (keyof Facts)[]) => getCorrectionSource(property, fields)
  const facts = homeFacts.opdLite
  return (
    <Card title="Location and Site">
      <FactList
        facts={[
          { label: 'Address', value: address || emptyValue },
          { label: 'County', value: addressComponents.county || emptyValue },
          { label: 'Property type', value: facts.propertyType ?? emptyValue },
          { label: 'Bedrooms', value: formatNumber(facts.bedrooms), source: getSource('bedrooms') },
          { label: 'Bathrooms', value: formatBaths(facts), source: getSource('fullBaths', 'partialBaths') },
          { label: 'Above grade', value: formatSqft(facts.aboveGradeSqft), source: getSource('aboveGradeSqft') },
          { label: 'Below grade', value: formatSqft(facts.belowGradeSqft) },
          { label: 'Lot size', value: formatAcres(facts.lotSizeAcres), source: getSource('lotSizeAcres') },
          { label: 'Parking spaces', value: formatNumber(facts.parkingSpaces), source: getSource('parkingSpaces') },
          { label: 'Year built', value: formatYear(facts.yearBuilt), source: getSource('yearBuilt') },
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

/** `Owner, Mar 14, 2026` for facts that an owner corrected. */
function getCorrectionSource({ correctedFacts }: Property, fields: readonly (keyof Facts)[]) {
  const from = fields.map((field) => correctedFacts[field]).find(Boolean)
  return from && [getProviderName(from.provider), from.date && formatDay(from.date)].filter(Boolean).join(', ')
}

function formatBaths({ fullBaths, partialBaths }: Facts) {
  if (fullBaths === null && partialBaths === null) return emptyValue
  return partialBaths ? `${fullBaths ?? 0} full, ${partialBaths} partial` : `${fullBaths} full`
}

function formatLastSale({ recentSaleOrListDate, recentSaleOrListPrice }: Facts) {
  if (!recentSaleOrListDate) return emptyValue
  const date = formatDay(recentSaleOrListDate)
  return recentSaleOrListPrice === null ? date : `${date} for ${formatDollars(recentSaleOrListPrice)}`
}
