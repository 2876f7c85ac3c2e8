import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Recipient } from '@gable/shared/offers/recipient.ts'
import { useState } from 'react'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
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

/** The contact's page itself, in a frame. */
export function PreviewPanel({ open, onClose, propertyId, offers, recipient }: PreviewPanelProps) {
  const contactId = recipient?._id
  const preview = useApi(
    'GET /agent/properties/:propertyId/preview-offer',
    open && { params: { propertyId }, query: { contactId } },
  )
  // A new key reloads the frame when the offers change.
  const version = offers.map(({ _id, updatedAt }) => `${_id} ${updatedAt}`).join()
  const [loadedVersion, setLoadedVersion] = useState<string>()
  const url = `/offer/preview/${propertyId}${contactId ? `?contact=${contactId}` : ''}`
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
          key={version}
          src={url}
          onLoad={() => setLoadedVersion(version)}
          className={`min-h-0 w-full flex-1 border-line border-t ${loadedVersion === version ? '' : 'invisible'}`}
        />
      )}
      {!preview.data && preview.error && (
        <ErrorState
          title={preview.error.message}
          onRetry={() => void preview.mutate()}
          retrying={preview.isValidating}
        />
      )}
      {!preview.data && !preview.error && <PreviewSkeleton />}
    </SlideOut>
  )
}

const PreviewSkeleton = () => (
  <Loading className="space-y-4 p-5">
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-40 w-full" />
  </Loading>
)
