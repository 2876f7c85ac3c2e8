import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { useId } from 'react'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { QrCard } from '../sharing/qr-card.tsx'
import { TaggedLinks } from '../traffic/tagged-links.tsx'
import { ShareButtons } from './share/share-buttons.tsx'

interface ShareDialogProps {
  page: Pick<LandingPage, '_id' | 'name' | 'url' | 'permanentUrl' | 'layoutSettings'>
  open: boolean
  onClose: () => void
}

export function ShareDialog({ page, open, onClose }: ShareDialogProps) {
  const linkId = useId()
  return (
    <Dialog open={open} onClose={onClose} title="Share Landing Page" description={page.name}>
      <PanelBody className="space-y-5">
        <div>
          <label htmlFor={linkId} className="mb-1 block font-medium text-table">
            Link
          </label>
          <div className="flex gap-2">
            <TextInput id={linkId} readOnly value={page.url} onFocus={(event) => event.target.select()} />
            <CopyButton value={page.url} copiedMessage="URL copied to clipboard" />
          </div>
        </div>
        <ShareButtons url={page.url} />
        <QrCard
          // What is printed must work after the address was changed.
          page={{ name: page.name, url: page.permanentUrl, brandingId: page.layoutSettings.brandingId }}
          hint="Print it on flyers, postcards and signs to lead people to this page."
        />
        {open && (
          <TaggedLinks
            page={{ id: page._id, name: page.name, url: page.permanentUrl, brandingId: page.layoutSettings.brandingId }}
          />
        )}
      </PanelBody>
    </Dialog>
  )
}
