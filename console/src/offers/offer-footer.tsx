import type { Offer } from '@gable/shared/offers/offer.ts'
import { nothingToPreviewMessage, type Recipient, getNotifyDisabledReason } from '@gable/shared/offers/recipient.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { Eye, Mail, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { ResponsiveLabel } from './responsive-label.tsx'
import { NotifyDialog } from './notify-dialog.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { RecipientSelect } from './recipient-select.tsx'

interface OfferFooterProps {
  property: Property
  recipients: readonly Recipient[]
  active: readonly Offer[]
}

/** What the offers are for: to print them, to look at them as the contact will, and to tell the contact. */
export function OfferFooter({ property, recipients, active }: OfferFooterProps) {
  const { propertyId } = property
  const activeOffers = active.length
  const [isWriting, setWriting] = useState(false)
  const chosen = useOverlayParam('contact')
  const panel = useOverlayParam('panel')
  const isPreviewed = panel.openId === 'preview'
  const { close } = panel
  // A link to the preview of nothing: it must not spring open with the first offer.
  useEffect(() => {
    if (isPreviewed && activeOffers === 0) close()
  }, [isPreviewed, activeOffers, close])
  const recipient = recipients.find(({ _id }) => _id === chosen.openId) ?? recipients[0]
  const query = recipient ? `?contact=${recipient._id}` : ''
  const whyNot = getNotifyDisabledReason(recipient, activeOffers)
  return (
    <footer className="sticky bottom-0 z-sticky -mx-4 mt-8 -mb-12 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-ground px-4 py-3 sm:-mx-8 sm:px-8 print:hidden">
      <RecipientSelect recipients={recipients} recipient={recipient} onChoose={chosen.open} />
      <div className="ml-auto flex items-center gap-2">
        <Button href={`/offer/print/${propertyId}${query}`} target="_blank">
          <ResponsiveLabel icon={Printer}>Print</ResponsiveLabel>
        </Button>
        <CopyLinkButton link={recipient?.link ?? null} />
        <Tooltip text={activeOffers === 0 && nothingToPreviewMessage}>
          <Button icon={Eye} disabled={activeOffers === 0} onClick={() => panel.open('preview')}>
            Preview
          </Button>
        </Tooltip>
        <Tooltip text={whyNot}>
          <Button variant="primary" icon={Mail} disabled={whyNot !== undefined} onClick={() => setWriting(true)}>
            Notify Contact
          </Button>
        </Tooltip>
      </div>
      <PreviewPanel
        open={isPreviewed && activeOffers > 0}
        onClose={close}
        propertyId={propertyId}
        offers={active}
        recipient={recipient}
      />
      {isWriting && recipient && (
        <NotifyDialog
          onClose={() => setWriting(false)}
          property={property}
          recipient={recipient}
          activeOffers={activeOffers}
        />
      )}
    </footer>
  )
}
