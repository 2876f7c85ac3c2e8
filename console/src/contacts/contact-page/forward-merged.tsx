import type { Contact } from '@gable/shared/contacts/contact.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from '../../design/feedback/toast.tsx'
import { draftAbout, moveDraft } from '../../notes/note-draft.ts'
import { useAccountId } from '../../platform/account.ts'
import { contactName } from '../contact-name.ts'

/** Whoever was merged is found where they went, on the same part of the page. */
export function ForwardMerged({ contact, from }: { contact: Contact; from: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const accountId = useAccountId()
  const name = contactName(contact)
  const to = pathname.replace(from, contact._id) + search
  useEffect(() => {
    // Held back by a tick, so that an effect that is run twice speaks once.
    const leaving = setTimeout(() => {
      moveDraft(draftAbout(accountId, { contactId: from }), draftAbout(accountId, { contactId: contact._id }))
      toast(`This contact was merged into ${name}`)
      void navigate(to, { replace: true })
    })
    return () => clearTimeout(leaving)
  }, [name, to, from, contact._id, accountId, navigate])
  return null
}
