import type { Contact } from '@gable/shared/contacts/contact.ts'
import type { MergePreview } from '@gable/shared/contacts/merge.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { formatPhone } from '../../design/format/phone.ts'
import { getErrorMessage } from '../../platform/error-toast.ts'
import { contactName } from '../contact-name.ts'
import { formatMoves } from './format-moves.ts'

interface MergeOutcomeProps {
  primary: Contact
  duplicate: Contact
  preview: { data?: MergePreview | undefined; error?: Problem | undefined; mutate: () => unknown }
}

/** The merged contact as the server previews it. */
export function MergeOutcome({ primary, duplicate, preview: { data, error, mutate } }: MergeOutcomeProps) {
  if (error) return <RetryCallout title={getErrorMessage(error)} onRetry={mutate} />
  if (!data) return <Skeleton className="h-24 w-full" />
  const { fields, moves } = data
  const texts = formatMoves(moves)
  const contactMethods = [
    ...new Set([...primary.emails, ...duplicate.emails]),
    ...new Set([...primary.phones, ...duplicate.phones].map(formatPhone)),
  ]
  return (
    <section
      aria-label="After the merge"
      className="space-y-1.5 rounded-lg border border-line bg-sunken p-3 [overflow-wrap:anywhere]"
    >
      <p role="status" className="font-medium">
        <bdi>{[fields.firstName, fields.lastName].filter(Boolean).join(' ') || fields.email || fields.phone}</bdi> gets{' '}
        {texts.length > 0 ? listFormat.format(texts) : 'nothing new'} from {contactName(duplicate)}.
      </p>
      <ul className="list-disc space-y-0.5 pl-4 text-muted text-table marker:text-faint">
        <li>
          All emails and phone numbers of both are kept{contactMethods.length > 0 && `: ${contactMethods.join(', ')}`}.
        </li>
        {fields.tags.length > 0 && <li>Tags from both: {fields.tags.join(', ')}</li>}
        {fields.isUnsubscribed && <li>Unsubscribed from emails, because one of them is.</li>}
        <li>Links to {contactName(duplicate)} open the kept contact.</li>
      </ul>
    </section>
  )
}

const listFormat = new Intl.ListFormat('en-US')
