import { ContactsCard } from './contacts-card.tsx'
import { Identifiers } from './identifiers.tsx'
import { LocationCard } from './location-card.tsx'
import { MortgageCard } from './mortgage-card.tsx'
import { useOpenProperty } from './open-property.ts'
import { RecentSalesCard } from './recent-sales-card.tsx'
import { ValueCard } from './value-card.tsx'

export function OverviewPage() {
  const { property, contacts } = useOpenProperty()
  return (
    <div className="space-y-4">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="min-w-0 space-y-4">
          <ValueCard property={property} />
          {!property.isNonMarketing && <MortgageCard propertyId={property.propertyId} />}
        </div>
        <div className="min-w-0 space-y-4">
          <ContactsCard contacts={contacts} />
          <LocationCard property={property} />
        </div>
      </div>
      <RecentSalesCard property={property} />
      <Identifiers identifiers={property.identifiers} />
    </div>
  )
}
