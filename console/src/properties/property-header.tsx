import type { Property } from '@gable/shared/properties/property.ts'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccountPath } from '../platform/account.ts'
import { LookupStatus } from './look-up-note.tsx'
import { usePropertyPath } from './property-path.ts'
import { useLookup } from './use-lookup.ts'

/** Which home it is, and what there is to see of it. */
export function PropertyHeader({ property, children }: { property: Property; children: ReactNode }) {
  const { propertyId, address, addressComponents, claimStatus } = property
  const pathTo = useAccountPath()
  const pathOf = usePropertyPath(propertyId)
  const lookUp = useLookup(property)
  const { title, rest } = splitAddress(addressComponents.fullAddress)
  const isClaimed = claimStatus === 'CLAIMED'
  return (
    <Page
      title={title || 'Property'}
      badge={<Badge tone={isClaimed ? 'success' : 'neutral'}>{isClaimed ? 'Claimed' : 'Not claimed'}</Badge>}
      description={rest}
      actions={
        <>
          <LookupStatus property={property} />
          <Button icon={RefreshCw} busy={lookUp.isBusy} onClick={lookUp.ask}>
            Look up now
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

/** The street stands out, the town below it. */
function splitAddress(fullAddress: string) {
  const [title = '', ...rest] = fullAddress.split(', ')
  return { title, rest: rest.join(', ') }
}
