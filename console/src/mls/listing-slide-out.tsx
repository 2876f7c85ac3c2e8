import type { MlsListingDetails } from '@gable/shared/mls/listing.ts'
import { countBathrooms } from '@gable/shared/properties/comparison.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useAccountPath } from '../platform/account.ts'
import { call, useApi } from '../platform/use-api.ts'
import { formatDay, formatDollars, formatNumber, formatSqft, formatYear } from '../properties/property-format.ts'
import { ListingComparables } from './listing-comparables.tsx'
import { ListingCreditText } from './listing-credit-text.tsx'
import { ListingStatusBadge } from './listing-table.tsx'
import { useRefreshMls } from './use-mls.ts'

interface ListingSlideOutProps {
  listingId: string | undefined
  onClose: () => void
}

/** One listing with its facts, attribution and what sells near it. */
export function ListingSlideOut({ listingId, onClose }: ListingSlideOutProps) {
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/mls/listings/:listingId',
    listingId === undefined ? false : { params: { listingId } },
  )
  return (
    <SlideOut
      open={listingId !== undefined}
      onClose={onClose}
      size="lg"
      title={data?.address.fullAddress ?? 'Listing'}
      actions={data && <ListingStatusBadge status={data.status} />}
    >
      <PanelBody className="space-y-6">
        {data ? (
          <Details listing={data} />
        ) : error ? (
          <ErrorState
            title={error.code === 'not_found' ? 'This listing no longer exists' : 'The listing could not be loaded'}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <Loading className="space-y-3">
            <Skeleton className="h-48" />
            <Skeleton className="h-32" />
          </Loading>
        )}
      </PanelBody>
      {data?.source.kind === 'MANUAL' && <Actions listing={data} onDeleted={onClose} />}
    </SlideOut>
  )
}

function Details({ listing }: { listing: MlsListingDetails }) {
  const { facts, listPrice, closePrice, listedOn, closedOn, photos, description, agentName, officeName } = listing
  return (
    <>
      {photos[0] && (
        <img
          src={photos[0]}
          alt={listing.address.fullAddress}
          width={640}
          height={360}
          className="aspect-video w-full rounded-lg bg-sunken object-cover"
        />
      )}
      <DescriptionList
        items={[
          { label: 'List price', value: formatDollars(listPrice) },
          ...(listing.status === 'CLOSED' ? [{ label: 'Sold for', value: formatDollars(closePrice) }] : []),
          { label: 'Listed', value: formatDay(listedOn) },
          ...(listing.status === 'CLOSED' ? [{ label: 'Closed', value: formatDay(closedOn) }] : []),
          { label: 'Agent', value: agentName || '--' },
          ...(officeName ? [{ label: 'Office', value: officeName }] : []),
          { label: 'Bedrooms', value: formatNumber(facts.bedrooms) },
          { label: 'Bathrooms', value: formatNumber(countBathrooms(facts)) },
          { label: 'Living space', value: formatSqft(facts.aboveGradeSqft) },
          { label: 'Year built', value: formatYear(facts.yearBuilt) },
          ...(facts.propertyType ? [{ label: 'Type', value: facts.propertyType }] : []),
        ]}
      />
      {description && <p className="whitespace-pre-line">{description}</p>}
      <ListingCreditText credit={listing.credit} />
      <ListingComparables listing={listing} />
    </>
  )
}

function Actions({ listing, onDeleted }: { listing: MlsListingDetails; onDeleted: () => void }) {
  const pathTo = useAccountPath()
  const refresh = useRefreshMls()
  const [isDeleting, setDeleting] = useState(false)
  const { _id: listingId } = listing
  return (
    <PanelFooter>
      <Button icon={Trash2} onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <Button variant="primary" icon={Pencil} to={pathTo(`settings/mls/listings/${listingId}`)}>
        Edit
      </Button>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title={`Delete “${listing.address.fullAddress}”?`}
        description="It leaves your list and the comparables of your contacts’ homes."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/mls/listings/:listingId', { params: { listingId } })
          toast.success('Listing deleted')
          onDeleted()
          await refresh()
        }}
      />
    </PanelFooter>
  )
}
