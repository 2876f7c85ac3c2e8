import { campaignParts } from '@gable/shared/submissions/campaign.ts'
import type { Submission } from '@gable/shared/submissions/submission.ts'
import { useContactPath } from '../contacts/contact-paths.ts'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { Section } from './section.tsx'
import { SubmissionStateBadge } from './state-badge.tsx'
import { subjectWords } from './subject-words.ts'
import { SubmissionConsent } from './submission-consent.tsx'

/** Everything about it. What visitors typed keeps its lines and its direction, and is never more than text. */
export function SubmissionDetails({ submission }: { submission: Submission }) {
  const timeZone = useTimeZone()
  const { pathOf } = useContactPath()
  const { email, phone, address, answers, page, referrer, campaign, state, spamReason, readBy } = submission
  return (
    <div className="space-y-6">
      {state === 'SPAM' && (
        <Callout tone="warning" title="This was put aside as spam">
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
                    <a className={linkLook} href={`mailto:${email}`}>
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
                    <a className={linkLook} href={`tel:${dialled(phone)}`}>
                      {phone}
                    </a>
                  ),
                },
              ]
            : []),
          ...(address ? [{ label: 'Property', value: <Typed>{address}</Typed> }] : []),
          { label: 'Contact', value: contactOf(submission, pathOf) },
          { label: 'Lead', value: submission.leadId ? leadWords[submission.leadType] : 'No lead was made' },
        ]}
      />
      <Section title="Answers">
        {answers.length > 0 ? (
          <dl className="space-y-3">
            {answers.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read the same
              <div key={index}>
                <dt className="text-muted text-table">{label}</dt>
                <dd>
                  <Typed>{value}</Typed>
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-muted">The form asked for contact details only.</p>
        )}
      </Section>
      <SubmissionConsent submission={submission} timeZone={timeZone} />
      <Section title="Where it came from">
        <DescriptionList
          items={[
            { label: subjectWords[submission.subject], value: submission.subjectName },
            ...addressed('Page', page),
            ...addressed('Came from', referrer),
            ...campaignParts.flatMap((part) => {
              const value = campaign[part]
              return value ? [{ label: campaignWords[part], value: <Typed>{value}</Typed> }] : []
            }),
            { label: 'Sent', value: formatDateTime(submission.at, timeZone) },
            { label: 'State', value: <SubmissionStateBadge state={state} /> },
            ...(readBy ? [{ label: 'Read by', value: readBy }] : []),
          ]}
        />
      </Section>
    </div>
  )
}

const Typed = ({ children }: { children: string }) => (
  <bdi className="whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</bdi>
)

function contactOf({ contact, recognisedBy, state }: Submission, pathOf: (contactId: string) => string) {
  if (!contact) return state === 'SPAM' ? 'No contact was made' : 'The contact is gone'
  return (
    <>
      <Link to={pathOf(contact._id)}>
        <bdi>{contact.fullName || 'Their page'}</bdi>
      </Link>
      <span className="block text-muted text-table">{recognised[recognisedBy ?? 'NEW']}</span>
    </>
  )
}

const recognised = {
  NEW: 'A new contact',
  EMAIL: 'Recognised by their email',
  PHONE: 'Recognised by their phone number and name',
}

const leadWords: Record<Submission['leadType'], string> = {
  HV: 'Home value lead',
  SELLER: 'Seller lead',
  BUYER: 'Buyer lead',
  MORTGAGE: 'Mortgage lead',
  GENERAL: 'Lead',
}

const dialled = (phone: string) => phone.replace(/[^\d+]/g, '')

/** Never an address that runs something. */
const addressed = (label: string, address: string | null) =>
  address && /^https?:\/\//i.test(address) ? [{ label, value: <Link href={address}>{address}</Link> }] : []

const campaignWords: Record<(typeof campaignParts)[number], string> = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  term: 'Search term',
  content: 'Version',
}

const linkLook =
  'rounded-sm text-accent-ink underline decoration-accent-ink/40 underline-offset-2 [overflow-wrap:anywhere] hover:decoration-current'
