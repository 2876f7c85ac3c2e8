import type { Contact } from '@gable/shared/contacts/contact.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from '../../design/feedback/toast.tsx'
import { moveNoteDraft, toNoteDraftKey } from '../../notes/note-draft.ts'
import { useAccountId } from '../../platform/account.ts'
import { contactName } from '../contact-name.ts'

/** Sends links to a merged contact on to the contact it was merged into, on the same tab. */
export function MergedRedirect({ contact, from }: { contact: Contact; from: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const accountId = useAccountId()
  const name = contactName(contact)
  const to = pathname.replace(from, contact._id) + search
  useEffect(() => {
    // Delayed by a tick, so that an effect that runs twice shows one toast.
    const timer = setTimeout(() => {
      moveNoteDraft(
        toNoteDraftKey(accountId, { contactId: from }),
        toNoteDraftKey(accountId, { contactId: contact._id }),
      )
      toast(`This contact was merged into ${name}`)
      void navigate(to, { replace: true })
    })
    return () => clearTimeout(timer)
  }, [name, to, from, contact._id, accountId, navigate])
  return null
}
