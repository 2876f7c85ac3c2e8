import { Plus } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { ConnectionList } from './connection-list.tsx'
import { ListingSlideOut } from './listing-slide-out.tsx'
import { ListingTable } from './listing-table.tsx'
import { useLiveMls } from './use-mls.ts'

/** Where listings come from, and the listings. */
export function MlsListPage() {
  const pathTo = useAccountPath()
  const { openId, close } = useOverlayParam('listing')
  useLiveMls()
  return (
    <Page
      title="MLS"
      description="Your listings, and what sells near your contacts’ homes."
      actions={
        <Button variant="primary" icon={Plus} to={pathTo('settings/mls/add')}>
          Add
        </Button>
      }
    >
      <div className="space-y-6">
        <ConnectionList />
        <ListingTable />
      </div>
      <ListingSlideOut listingId={openId} onClose={close} />
    </Page>
  )
}
