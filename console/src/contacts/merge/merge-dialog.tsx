import type { Contact } from '@gable/shared/contacts/contact.ts'
import { useState } from 'react'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { BothContacts } from './both-contacts.tsx'
import { ChooseOther } from './choose-other.tsx'

export interface MergeDialogProps {
  open: boolean
  onClose: () => void
  /** The contact that is kept, unless it is decided the other way round. */
  contactId: string
  /** The contact that goes; without it one is looked for. */
  otherId?: string | undefined
  /** Told of the contact that both are now. */
  onMerged?: ((contact: Contact) => void) | undefined
}

/** Makes one contact of two: which is kept, whose values win, and what moves over, before anything is done. */
export function MergeDialog({ open, onClose, ...asked }: MergeDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={() => busy || onClose()}
      closesOutside={false}
      size="lg"
      title="Merge contacts"
      description="Two contacts that are one person become one, with the history of both. It can be undone."
    >
      <Merging {...asked} onClose={onClose} onBusy={setBusy} />
    </Dialog>
  )
}

type MergingProps = Omit<MergeDialogProps, 'open'> & { onBusy: (busy: boolean) => void }

function Merging({ contactId, otherId, onClose, ...further }: MergingProps) {
  const [chosenId, setChosenId] = useState(otherId)
  // While it fades away the caller may already have forgotten whom it was about.
  const [isGiven] = useState(otherId !== undefined)
  const [isTurned, setTurned] = useState(false)
  if (!chosenId) return <ChooseOther contactId={contactId} onChoose={setChosenId} onClose={onClose} />
  const [keptId, goneId] = isTurned ? [chosenId, contactId] : [contactId, chosenId]
  return (
    <BothContacts
      {...{ keptId, goneId, onClose, ...further }}
      onTurn={() => setTurned(!isTurned)}
      onBack={isGiven ? undefined : () => setChosenId(undefined)}
    />
  )
}
