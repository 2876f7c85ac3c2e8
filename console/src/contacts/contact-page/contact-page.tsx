import { contactNotFoundMessage } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { useContactAttributes } from '../../attributes/use-contact-attributes.ts'
import { PageSkeleton } from '../../design/feedback/skeleton.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { LoadError } from '../../platform/load-error.tsx'
import { usePreference } from '../../platform/preferences.ts'
import { useTitle } from '../../platform/title.ts'
import { useApi } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { ContactFrame } from './contact-frame.tsx'
import { MergedRedirect } from './merged-redirect.tsx'
import { OpenContactContext } from './open-contact.ts'

/** Loads one contact and shows its page. */
export function ContactPage() {
  const { contactId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/contacts/:contactId',
    isId(contactId) ? { params: { contactId } } : false,
  )
  useLiveEvent('contacts', ({ id }) => void ((id === undefined || id === contactId) && mutate()))
  useLiveEvent('leads', () => void mutate())
  useTitle(data && contactName(data))
  // Whether the summary is collapsed decides where the activity starts, and the attributes where the cards below them do.
  const [, , isSummaryKnown] = usePreference('CONTACT_SUMMARY_COLLAPSED')
  const isLayoutKnown = useContactAttributes() !== undefined && isSummaryKnown
  const openContact = useMemo(
    () =>
      data && {
        contact: data,
        setContact: (contact: typeof data) => void mutate(contact, { revalidate: false }),
        reload: () => mutate(),
      },
    [data, mutate],
  )

  const problem = isId(contactId) ? error : new Problem('not_found', contactNotFoundMessage)
  const isGone = problem?.code === 'not_found'
  if (problem && (isGone || !openContact))
    return (
      <LoadError
        problem={problem}
        notFoundMessage={contactNotFoundMessage}
        title="The contact could not be loaded"
        onRetry={() => mutate()}
        retrying={isValidating}
      />
    )
  if (!openContact || !isLayoutKnown) return <PageSkeleton />
  if (openContact.contact._id !== contactId) return <MergedRedirect contact={openContact.contact} from={contactId} />
  return (
    <OpenContactContext.Provider value={openContact}>
      <ContactFrame key={contactId} />
    </OpenContactContext.Provider>
  )
}
