import { useState } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { useContactWrites } from '../use-contact-writes.ts'
import { useOpenContact } from './open-contact.ts'

export function ArchivedNotice() {
  const { contact } = useOpenContact()
  const { restore } = useContactWrites()
  const [busy, setBusy] = useState(false)
  if (!contact.isArchived) return null

  async function bringBack() {
    setBusy(true)
    await restore(contact)
    setBusy(false)
  }

  return (
    <div className="mb-5">
      <Callout
        tone="warning"
        title="This contact is archived"
        action={
          <Button size="sm" busy={busy} onClick={bringBack}>
            Bring back
          </Button>
        }
      >
        They are in no list and nothing is sent to them. Nothing of them is lost.
      </Callout>
    </div>
  )
}
