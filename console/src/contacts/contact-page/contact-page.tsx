import { contactGone } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { PageSkeleton } from '../../design/feedback/skeleton.tsx'
import { useLive } from '../../platform/live.ts'
import { LoadProblem } from '../../platform/load-problem.tsx'
import { useTitle } from '../../platform/title.ts'
import { useApi } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { ContactFrame } from './contact-frame.tsx'
import { ForwardMerged } from './forward-merged.tsx'
import { OpenContactContext } from './open-contact.ts'

/** One contact: who they are, whether one may write to them, and all that happened. */
export function ContactPage() {
  const { contactId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/contacts/:contactId',
    isId(contactId) ? { params: { contactId } } : false,
  )
  useLive('contacts', ({ id }) => void ((id === undefined || id === contactId) && mutate()))
  useLive('leads', () => void mutate())
  useTitle(data && contactName(data))
  const open = useMemo(
    () =>
      data && {
        contact: data,
        put: (contact: typeof data) => void mutate(contact, { revalidate: false }),
        reload: () => mutate(),
      },
    [data, mutate],
  )

  const problem = isId(contactId) ? error : new Problem('not_found', contactGone)
  const isGone = problem?.code === 'not_found'
  if (problem && (isGone || !open))
    return (
      <LoadProblem
        problem={problem}
        missing={contactGone}
        failed="The contact could not be loaded"
        onRetry={() => mutate()}
        retrying={isValidating}
      />
    )
  if (!open) return <PageSkeleton />
  if (open.contact._id !== contactId) return <ForwardMerged contact={open.contact} from={contactId} />
  return (
    <OpenContactContext.Provider value={open}>
      <ContactFrame key={contactId} />
    </OpenContactContext.Provider>
  )
}
