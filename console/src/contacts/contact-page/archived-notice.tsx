import { useState } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { useArchiveContact } from '../use-archive-contact.ts'
import { useOpenContact } from './open-contact.ts'

export function ArchivedNotice() {
  const { contact } = useOpenContact()
  const { restore } = useArchiveContact()
  const [busy, setBusy] = useState(false)
  if (!contact.isArchived) return null

  async function handleRestore() {
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
          <Button size="sm" busy={busy} onClick={handleRestore}>
            Restore
          </Button>
        }
      >
        They are hidden from every list and get no emails. Their history is kept.
      </Callout>
    </div>
  )
}
