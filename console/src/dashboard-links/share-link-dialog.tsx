import { useId } from 'react'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { QrCard } from '../sharing/qr-card.tsx'

interface ShareLinkDialogProps {
  address: string
  url: string
  open: boolean
  onClose: () => void
}

/** The link as text and as a QR code. */
export function ShareLinkDialog({ address, url, open, onClose }: ShareLinkDialogProps) {
  const linkId = useId()
  return (
    <Dialog open={open} onClose={onClose} title="Dashboard Link" description={address}>
      <PanelBody className="space-y-5">
        <div>
          <label htmlFor={linkId} className="mb-1 block font-medium text-table">
            Link
          </label>
          <div className="flex gap-2">
            <TextInput id={linkId} readOnly value={url} onFocus={(event) => event.target.select()} />
            <CopyButton value={url} copiedMessage="Link copied" />
          </div>
          <p className="mt-1.5 text-muted text-table">
            Anyone with this link can open the dashboard, so send it to the owner only.
          </p>
        </div>
        <QrCard
          page={{ name: address, url, brandingId: null }}
          hint="Print it on a postcard or letter to lead the owner to their dashboard."
        />
      </PanelBody>
    </Dialog>
  )
}
