import { useNavigate, useParams } from 'react-router-dom'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { call, useApi } from '../platform/use-api.ts'
import { ListingForm } from './listing-form.tsx'
import { useRefreshMls } from './use-mls.ts'

/** Edits a listing that was added by hand. */
export function EditListingPage() {
  const { listingId = '' } = useParams()
  const pathTo = useAccountPath()
  const navigate = useNavigate()
  const refresh = useRefreshMls()
  const response = useApi('GET /agent/mls/listings/:listingId', { params: { listingId } })
  return (
    <Page title="Edit listing" width="reading">
      <DataBoundary
        response={response}
        errorTitle="The listing could not be loaded"
        fallback={<CardStackSkeleton heights={['h-96']} />}
      >
        {(listing) => (
          <ListingForm
            listing={listing}
            submitLabel="Save"
            onSave={async (body) => {
              await call('PUT /agent/mls/listings/:listingId', { params: { listingId }, body })
              toast.success('Listing saved')
              await refresh()
              void navigate(pathTo(`settings/mls?listing=${listingId}`))
            }}
          />
        )}
      </DataBoundary>
    </Page>
  )
}
