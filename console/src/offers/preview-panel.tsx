import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Recipient } from '@gable/shared/offers/recipient.ts'
import { useState } from 'react'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useApi } from '../platform/use-api.ts'

interface PreviewPanelProps {
  open: boolean
  onClose: () => void
  propertyId: string
  offers: readonly Offer[]
  recipient: Recipient | undefined
}

/** The very page that the contact is shown, in a frame. */
export function PreviewPanel({ open, onClose, propertyId, offers, recipient }: PreviewPanelProps) {
  const contactId = recipient?._id
  const preview = useApi(
    'GET /agent/properties/:propertyId/preview-offer',
    open && { params: { propertyId }, query: { contactId } },
  )
  // Drawn anew when one of them comes, goes or changes.
  const edition = offers.map(({ _id, updatedAt }) => `${_id} ${updatedAt}`).join()
  const [shown, setShown] = useState<string>()
  const address = `/offer/preview/${propertyId}${contactId ? `?contact=${contactId}` : ''}`
  return (
    <SlideOut
      open={open}
      onClose={onClose}
      size="lg"
      title="Preview"
      description="What the contact sees: active offers only."
    >
      {preview.data && (
        <iframe
          title="The offers as the contact sees them"
          key={edition}
          src={address}
          onLoad={() => setShown(edition)}
          className={`min-h-0 w-full flex-1 border-line border-t ${shown === edition ? '' : 'invisible'}`}
        />
      )}
      {!preview.data && preview.error && (
        <ErrorState title={preview.error.message} onRetry={() => void preview.mutate()} retrying={preview.isValidating} />
      )}
      {!preview.data && !preview.error && <Pending />}
    </SlideOut>
  )
}

const Pending = () => (
  <div role="status" className="space-y-4 p-5">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
)
