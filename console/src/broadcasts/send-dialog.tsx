import type { Broadcast } from '@gable/shared/broadcasts/broadcast.ts'
import type { ContactSelection } from '@gable/shared/contacts/bulk.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { useLayoutEffect, useState } from 'react'
import { Dialog } from '../design/overlays/dialog.tsx'
import { SendFormPanel } from './send-form-panel.tsx'
import { SentPanel } from './sent-panel.tsx'

export interface SendDialogProps {
  open: boolean
  onClose: () => void
  medium: ContentMedium
  /** What to send. Without it, the dialog asks for it. */
  content?: { _id: string; title: string }
  /** The contacts to send to. Without them, the dialog asks for a segment. */
  audience?: { label: string; selection: ContactSelection }
  /** Called when the dialog closes after sending. */
  onSent?: () => void
}

/** Sends an email or a postcard to contacts, and offers to undo it until it starts. */
export function SendDialog({ open, onClose, medium, content, audience, onSent }: SendDialogProps) {
  const [broadcast, setBroadcast] = useState<Broadcast>()
  const [attempt, setAttempt] = useState(0)
  useLayoutEffect(() => {
    if (!open) return
    setBroadcast(undefined)
    setAttempt((count) => count + 1)
  }, [open])
  function close() {
    onClose()
    if (broadcast) onSent?.()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={content ? `Send “${content.title}”` : titles[medium]}
      closeOnOutsidePress={broadcast !== undefined}
    >
      {broadcast ? (
        <SentPanel broadcast={broadcast} onClose={close} />
      ) : (
        <SendFormPanel
          key={attempt}
          isOpen={open}
          medium={medium}
          content={content}
          audience={audience}
          onCancel={onClose}
          onSent={setBroadcast}
        />
      )}
    </Dialog>
  )
}

const titles: Record<ContentMedium, string> = { EMAIL: 'Send an Email', POSTCARD: 'Send a Postcard' }
