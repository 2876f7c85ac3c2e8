import type { Contact } from '@gable/shared/contacts/contact.ts'
import type { MergePreview } from '@gable/shared/contacts/merge.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { wordsFor } from '../../platform/problem-toast.ts'
import { contactName } from '../contact-name.ts'
import { phoneText } from '../phone-text.ts'
import { movesTexts } from './moves-text.ts'

interface MergeOutcomeProps {
  kept: Contact
  gone: Contact
  preview: { data?: MergePreview | undefined; error?: Problem | undefined; mutate: () => unknown }
}

/** What comes of it, as the server has worked it out. */
export function MergeOutcome({ kept, gone, preview: { data, error, mutate } }: MergeOutcomeProps) {
  if (error) return <RetryCallout title={wordsFor(error)} onRetry={mutate} />
  if (!data) return <Skeleton className="h-24 w-full" />
  const { fields, moves } = data
  const texts = movesTexts(moves)
  const known = [
    ...new Set([...kept.emails, ...gone.emails]),
    ...new Set([...kept.phones, ...gone.phones].map(phoneText)),
  ]
  return (
    <section
      aria-label="After the merge"
      className="space-y-1.5 rounded-lg border border-line bg-sunken p-3 [overflow-wrap:anywhere]"
    >
      <p role="status" className="font-medium">
        <bdi>{[fields.firstName, fields.lastName].filter(Boolean).join(' ') || fields.email || fields.phone}</bdi> gets{' '}
        {texts.length > 0 ? list.format(texts) : 'nothing further'} of {contactName(gone)}.
      </p>
      <ul className="list-disc space-y-0.5 pl-4 text-muted text-table marker:text-faint">
        <li>Every email address and phone number of both stays known{known.length > 0 && `: ${known.join(', ')}`}.</li>
        {fields.tags.length > 0 && <li>Tags of both: {fields.tags.join(', ')}</li>}
        {fields.isUnsubscribed && <li>Unsubscribed from emails, as one of them is.</li>}
        <li>Links to {contactName(gone)} lead to the contact that is kept.</li>
      </ul>
    </section>
  )
}

const list = new Intl.ListFormat('en-US')
