import type { Property } from '@gable/shared/properties/property.ts'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccountPath } from '../platform/account.ts'
import { usePropertyPath } from './property-path.ts'
import { useLookup } from './use-lookup.ts'

/** The address, the state of the data, and the tabs. */
export function PropertyHeader({ property, children }: { property: Property; children: ReactNode }) {
  const { propertyId, address, addressComponents, claimStatus } = property
  const pathTo = useAccountPath()
  const pathOf = usePropertyPath(propertyId)
  const lookup = useLookup(property)
  const { title, rest } = splitAddress(addressComponents.fullAddress)
  const isClaimed = claimStatus === 'CLAIMED'
  return (
    <Page
      title={title || 'Property'}
      badge={<Badge tone={isClaimed ? 'success' : 'neutral'}>{isClaimed ? 'Claimed' : 'Not claimed'}</Badge>}
      description={rest}
      actions={
        <>
          <LookupStatus lookUp={property.lookUp} />
          <Button icon={RefreshCw} busy={lookup.isBusy} onClick={lookup.requestLookup}>
            Refresh data
          </Button>
        </>
      }
      tabs={
        <LinkTabs
          label={address || 'Property'}
          tabs={[
            { to: pathOf('overview'), label: 'Overview' },
            { to: pathOf('activity'), label: 'Activity' },
            { to: pathOf('offers'), label: 'Offers' },
            { to: pathOf('notes'), label: 'Notes' },
          ]}
        />
      }
    >
      <TopBarSlot>
        <Breadcrumb
          items={[
            { label: 'Contacts', to: pathTo('contacts') },
            { label: 'Properties', to: pathTo('contacts/contact-properties') },
            { label: title || 'Property' },
          ]}
        />
      </TopBarSlot>
      {children}
    </Page>
  )
}

function LookupStatus({ lookUp }: Pick<Property, 'lookUp'>) {
  return (
    <p role="status" className="text-muted text-table">
      {lookUp.isUnderWay ? (
        'Refreshing…'
      ) : lookUp.endedAt ? (
        <>
          Refreshed <RelativeTime at={lookUp.endedAt} />
        </>
      ) : (
        'Not refreshed yet'
      )}
    </p>
  )
}

/** The street is the title, and the rest goes below it. */
function splitAddress(fullAddress: string) {
  const [title = '', ...rest] = fullAddress.split(', ')
  return { title, rest: rest.join(', ') }
}
