import type { Contact } from '@gable/shared/contacts/contact.ts'
import { useState } from 'react'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { ChooseDuplicate } from './choose-duplicate.tsx'
import { CompareContacts } from './compare-contacts.tsx'

export interface MergeDialogProps {
  open: boolean
  onClose: () => void
  /** The contact to keep; the agent can swap the two. */
  contactId: string
  /** The contact to merge into it; without it the agent searches for one. */
  duplicateId?: string | undefined
  /** Called with the merged contact. */
  onMerged?: ((contact: Contact) => void) | undefined
}

/** Merges two contacts after choosing the values to keep and previewing the result. */
export function MergeDialog({ open, onClose, ...contacts }: MergeDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={() => busy || onClose()}
      closeOnOutsidePress={false}
      size="lg"
      title="Merge contacts"
      description="Combine two contacts for the same person into one, with the history of both. You can undo this."
    >
      <MergeSteps {...contacts} onClose={onClose} onBusyChange={setBusy} />
    </Dialog>
  )
}

type MergeStepsProps = Omit<MergeDialogProps, 'open'> & { onBusyChange: (isBusy: boolean) => void }

function MergeSteps({ contactId, duplicateId, onClose, ...rest }: MergeStepsProps) {
  const [chosenId, setChosenId] = useState(duplicateId)
  // The caller may reset the id while the dialog still fades out.
  const [isGiven] = useState(duplicateId !== undefined)
  const [isSwapped, setSwapped] = useState(false)
  if (!chosenId) return <ChooseDuplicate contactId={contactId} onChoose={setChosenId} onClose={onClose} />
  const [primaryId, otherId] = isSwapped ? [chosenId, contactId] : [contactId, chosenId]
  return (
    <CompareContacts
      primaryId={primaryId}
      onClose={onClose}
      {...rest}
      duplicateId={otherId}
      onSwap={() => setSwapped(!isSwapped)}
      onBack={isGiven ? undefined : () => setChosenId(undefined)}
    />
  )
}
