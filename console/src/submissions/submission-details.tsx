import type { Submission } from '@gable/shared/submissions/submission.ts'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { formatPhone, toPhoneHref } from '../design/format/phone.ts'
import { Link } from '../design/inputs/link.tsx'
import { useContactPaths } from '../layout/paths/contact-paths.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { DetailsSection } from './details-section.tsx'
import { SubmissionConsent } from './submission-consent.tsx'
import { SubmissionOrigin } from './submission-origin.tsx'
import { UserText } from './user-text.tsx'

/** Visitor input is untrusted: it renders as plain text with its own line breaks and direction. */
export function SubmissionDetails({ submission }: { submission: Submission }) {
  const timeZone = useTimeZone()
  const { contactPath } = useContactPaths()
  const { email, phone, address, answers, state, spamReason } = submission
  return (
    <div className="space-y-6">
      {state === 'SPAM' && (
        <Callout tone="warning" title="This submission is in spam">
          {spamReason}
        </Callout>
      )}
      <DescriptionList
        items={[
          ...(email
            ? [
                {
                  label: 'Email',
                  value: (
                    <a className={linkClassName} href={`mailto:${email}`}>
                      {email}
                    </a>
                  ),
                },
              ]
            : []),
          ...(phone
            ? [
                {
                  label: 'Phone',
                  value: (
                    <a className={linkClassName} href={toPhoneHref(phone)}>
                      {formatPhone(phone)}
                    </a>
                  ),
                },
              ]
            : []),
          ...(address ? [{ label: 'Property', value: <UserText>{address}</UserText> }] : []),
          { label: 'Contact', value: renderContact(submission, contactPath) },
          { label: 'Lead', value: submission.leadId ? leadTypeLabels[submission.leadType] : 'No lead created' },
        ]}
      />
      <DetailsSection title="Answers">
        {answers.length > 0 ? (
          <dl className="space-y-3">
            {answers.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read the same
              <div key={index}>
                <dt className="text-muted text-table">{label}</dt>
                <dd>
                  <UserText>{value}</UserText>
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-muted">The form asked for contact details only.</p>
        )}
      </DetailsSection>
      <SubmissionConsent submission={submission} timeZone={timeZone} />
      <SubmissionOrigin submission={submission} timeZone={timeZone} />
    </div>
  )
}

function renderContact({ contact, recognisedBy, state }: Submission, pathOf: (contactId: string) => string) {
  if (!contact) return state === 'SPAM' ? 'No contact created' : 'The contact was deleted'
  return (
    <>
      <Link to={pathOf(contact._id)}>
        <bdi>{contact.fullName || 'View contact'}</bdi>
      </Link>
      <span className="block text-muted text-table">{matchLabels[recognisedBy ?? 'NEW']}</span>
    </>
  )
}

const matchLabels = {
  NEW: 'New contact',
  EMAIL: 'Matched by email',
  PHONE: 'Matched by phone number and name',
}

const leadTypeLabels: Record<Submission['leadType'], string> = {
  HV: 'Home value lead',
  SELLER: 'Seller lead',
  BUYER: 'Buyer lead',
  MORTGAGE: 'Mortgage lead',
  GENERAL: 'Lead',
}

const linkClassName =
  'rounded-sm text-accent-ink underline decoration-accent-ink/40 underline-offset-2 [overflow-wrap:anywhere] hover:decoration-current'
