import type { Offer } from '@gable/shared/offers/offer.ts'
import { getNotifyDisabledReason, nothingToPreviewMessage, type Recipient } from '@gable/shared/offers/recipient.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { Eye, Mail, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { NotifyDialog } from './notify-dialog.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { RecipientSelect } from './recipient-select.tsx'
import { ResponsiveLabel } from './responsive-label.tsx'

interface OfferFooterProps {
  property: Property
  recipients: readonly Recipient[]
  activeOffers: readonly Offer[]
}

/** Prints, previews and sends the offers to one contact. */
export function OfferFooter({ property, recipients, activeOffers }: OfferFooterProps) {
  const { propertyId } = property
  const activeCount = activeOffers.length
  const [isEmailOpen, setEmailOpen] = useState(false)
  const contactParam = useOverlayParam('contact')
  const panel = useOverlayParam('panel')
  const isPreviewOpen = panel.openId === 'preview'
  const { close } = panel
  // Without this, a link to an empty preview would open it as soon as the first offer is created.
  useEffect(() => {
    if (isPreviewOpen && activeCount === 0) close()
  }, [isPreviewOpen, activeCount, close])
  const recipient = recipients.find(({ _id }) => _id === contactParam.openId) ?? recipients[0]
  const query = recipient ? `?contact=${recipient._id}` : ''
  const disabledReason = getNotifyDisabledReason(recipient, activeCount)
  return (
    <footer className="sticky bottom-[var(--bottom-bar)] z-sticky -mx-4 mt-8 -mb-12 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-ground px-4 py-3 sm:-mx-8 sm:px-8 print:hidden">
      <RecipientSelect recipients={recipients} recipient={recipient} onChange={contactParam.open} />
      <div className="ml-auto flex items-center gap-2">
        <Button href={`/offer/print/${propertyId}${query}`} target="_blank">
          <ResponsiveLabel icon={Printer}>Print</ResponsiveLabel>
        </Button>
        <CopyLinkButton link={recipient?.link ?? null} />
        <Tooltip text={activeCount === 0 && nothingToPreviewMessage}>
          <Button icon={Eye} disabled={activeCount === 0} onClick={() => panel.open('preview')}>
            Preview
          </Button>
        </Tooltip>
        <Tooltip text={disabledReason}>
          <Button
            variant="primary"
            icon={Mail}
            disabled={disabledReason !== undefined}
            onClick={() => setEmailOpen(true)}
          >
            Notify Contact
          </Button>
        </Tooltip>
      </div>
      <PreviewPanel
        open={isPreviewOpen && activeCount > 0}
        onClose={close}
        propertyId={propertyId}
        offers={activeOffers}
        recipient={recipient}
      />
      {isEmailOpen && recipient && (
        <NotifyDialog
          onClose={() => setEmailOpen(false)}
          property={property}
          recipient={recipient}
          activeOfferCount={activeCount}
        />
      )}
    </footer>
  )
}
