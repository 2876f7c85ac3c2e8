import type { Property } from '@gable/shared/properties/property.ts'
import { missing } from '../design/format/metric-format.ts'
import { Card } from '../design/layout/card.tsx'
import { AttributeList } from './attribute-list.tsx'
import { FactList } from './fact-list.tsx'
import { acresText, dayText, dollarsText, figureText, sqftText, yearText } from './figures.ts'
import { ProvenanceLine } from './provenance-line.tsx'

/** Where the home stands, what it is, and what the account itself keeps of it. */
export function LocationCard({ property }: { property: Property }) {
  const { addressComponents, homeFacts, factsFrom, address } = property
  const facts = homeFacts.opdLite
  return (
    <Card title="Location and Site">
      <FactList
        facts={[
          { label: 'Address', value: address || missing },
          { label: 'County', value: addressComponents.county || missing },
          { label: 'Property type', value: facts.propertyType ?? missing },
          { label: 'Bedrooms', value: figureText(facts.bedrooms) },
          { label: 'Bathrooms', value: bathsText(facts) },
          { label: 'Above grade', value: sqftText(facts.aboveGradeSqft) },
          { label: 'Below grade', value: sqftText(facts.belowGradeSqft) },
          { label: 'Lot size', value: acresText(facts.lotSizeAcres) },
          { label: 'Parking spaces', value: figureText(facts.parkingSpaces) },
          { label: 'Year built', value: yearText(facts.yearBuilt) },
          { label: 'Floors', value: figureText(facts.floorCount) },
          { label: 'Last sale', value: saleText(facts) },
        ]}
      />
      {factsFrom && (
        <div className="mt-3">
          <ProvenanceLine from={factsFrom} />
        </div>
      )}
      <AttributeList property={property} />
    </Card>
  )
}

type Facts = Property['homeFacts']['opdLite']

function bathsText({ fullBaths, partialBaths }: Facts) {
  if (fullBaths === null && partialBaths === null) return missing
  return partialBaths ? `${fullBaths ?? 0} full, ${partialBaths} partial` : `${fullBaths} full`
}

function saleText({ recentSaleOrListDate, recentSaleOrListPrice }: Facts) {
  if (!recentSaleOrListDate) return missing
  const day = dayText(recentSaleOrListDate)
  return recentSaleOrListPrice === null ? day : `${day} for ${dollarsText(recentSaleOrListPrice)}`
}
