import type { Property } from '@gable/shared/properties/property.ts'
import { cx } from '../design/class-names.ts'
import { useApi } from '../platform/use-api.ts'
import { isSettled } from './card-body.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { DashboardLinksCard } from './dashboard-links-card.tsx'
import { LocationCard } from './location-card.tsx'
import { MortgageCard } from './mortgage-card.tsx'
import { OwnerCorrectionsCard } from './owner-corrections-card.tsx'
import { usePropertyContext } from './property-context.ts'
import { RecentSalesCard } from './recent-sales-card.tsx'
import { ValueCard } from './value-card.tsx'

export function OverviewPage() {
  const { property, contacts } = usePropertyContext()
  const { propertyId, isNonMarketing } = property
  const homeValue = useApi('GET /agent/properties/:propertyId/estimate', { params: { propertyId } })
  return (
    <div className="space-y-4 [print-color-adjust:exact]">
      {/* The last row takes the extra height of the facts column, or else the cards beside it would move apart. */}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 space-y-4">
          <OwnerCorrectionsCard propertyId={propertyId} />
          <ValueCard property={property} response={homeValue} />
          {!isNonMarketing && (
            <div className={cx(!isSettled(homeValue) && 'invisible')}>
              <MortgageCard propertyId={propertyId} />
            </div>
          )}
        </div>
        <div className={cx('min-w-0 space-y-4', isNonMarketing && 'lg:row-span-2')}>
          <ContactsCard contacts={contacts} />
          {contacts.length > 0 && <DashboardLinksCard propertyId={propertyId} contacts={contacts} />}
          <LocationCard property={property} />
        </div>
        <div className={cx('min-w-0', !isNonMarketing && 'lg:col-span-2')}>
          <RecentSalesCard property={property} />
        </div>
      </div>
      <Identifiers identifiers={property.identifiers} />
    </div>
  )
}

/** The property's ID at each provider. Hidden when there are none. */
function Identifiers({ identifiers: { clipId, attomId, quantId } }: Pick<Property, 'identifiers'>) {
  const texts = [clipId && `CLIP id: ${clipId}`, attomId && `ATTOM id: ${attomId}`, quantId && `QUANT id: ${quantId}`]
  const text = texts.filter(Boolean).join(' | ')
  return text ? <p className="text-label text-muted tabular-nums">{text}</p> : null
}
