import type { Offer } from '@gable/shared/offers/offer.ts'
import { nothingToPreview, type Recipient, whyNotNotified } from '@gable/shared/offers/recipient.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { Eye, Mail, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { useOpened } from '../platform/use-opened.ts'
import { CopyLink } from './copy-link.tsx'
import { NarrowLabel } from './narrow-label.tsx'
import { NotifyDialog } from './notify-dialog.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { RecipientChoice } from './recipient-choice.tsx'

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
  const chosen = useOpened('contact')
  const panel = useOpened('panel')
  const isPreviewed = panel.opened === 'preview'
  const { close } = panel
  // A link to the preview of nothing: it must not spring open with the first offer.
  useEffect(() => {
    if (isPreviewed && activeOffers === 0) close()
  }, [isPreviewed, activeOffers, close])
  const recipient = recipients.find(({ _id }) => _id === chosen.opened) ?? recipients[0]
  const query = recipient ? `?contact=${recipient._id}` : ''
  const whyNot = whyNotNotified(recipient, activeOffers)
  return (
    <footer className="sticky bottom-0 z-sticky -mx-4 mt-8 -mb-12 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-ground px-4 py-3 sm:-mx-8 sm:px-8 print:hidden">
      <RecipientChoice recipients={recipients} recipient={recipient} onChoose={chosen.open} />
      <div className="ml-auto flex items-center gap-2">
        <Button href={`/offer/print/${propertyId}${query}`} target="_blank">
          <NarrowLabel icon={Printer}>Print</NarrowLabel>
        </Button>
        <CopyLink link={recipient?.link ?? null} />
        <Tooltip text={activeOffers === 0 && nothingToPreview}>
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
