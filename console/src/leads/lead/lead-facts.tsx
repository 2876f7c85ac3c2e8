import type { LeadDetail } from '@gable/shared/leads/lead.ts'
import { describeRouting } from '@gable/shared/leads/routing-decision.ts'
import { Mail, Phone } from 'lucide-react'
import { toCallLink } from '../../calls/current-call.ts'
import { DescriptionList } from '../../design/data/description-list.tsx'
import { formatDateTime } from '../../design/format/date-format.ts'
import { formatPhone } from '../../design/format/phone.ts'
import { Button } from '../../design/inputs/button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { toSubmissionPath } from '../../layout/paths/submission-paths.ts'
import { useAccountPath } from '../../platform/account.ts'
import { emailHref } from '../email-href.ts'
import { getLeadName } from '../lead-filters.ts'
import { toCallTarget } from '../to-call-target.ts'
import { useLeadTimeZone } from '../use-leads.ts'

/** Calls and emails the contact. */
export function LeadContactButtons({ lead }: { lead: LeadDetail }) {
  const callTarget = toCallTarget(lead)
  const { emailId } = lead
  if (!callTarget && !emailId) return null
  return (
    <div className="flex flex-wrap gap-2">
      {callTarget && (
        <Button icon={Phone} {...toCallLink(callTarget)}>
          Call {formatPhone(callTarget.phone)}
        </Button>
      )}
      {emailId && (
        <Button icon={Mail} href={emailHref(emailId)} className="min-w-0 !shrink">
          {emailId}
        </Button>
      )}
    </div>
  )
}

/** Where the lead came from, and what it is about. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const pathTo = useAccountPath()
  const timeZone = useLeadTimeZone()
  const { contactId, propertyId, address, submission, source, createdAt } = lead
  return (
    <DescriptionList
      items={[
        {
          label: 'Contact',
          value: (
            <Link to={pathTo(`contacts/${contactId}`)}>
              <bdi>{getLeadName(lead)}</bdi>
            </Link>
          ),
        },
        ...(propertyId && address
          ? [{ label: 'Property', value: <Link to={pathTo(`property/${propertyId}`)}>{address}</Link> }]
          : []),
        ...(submission
          ? [
              {
                label: 'Submission',
                value: <Link to={pathTo(toSubmissionPath(submission._id))}>{submission.subjectName}</Link>,
              },
            ]
          : []),
        { label: 'Source', value: source },
        { label: 'Routing', value: getRoutingText(lead) },
        { label: 'Created', value: formatDateTime(createdAt, timeZone) },
      ]}
    />
  )
}

function getRoutingText({ routing, submission }: LeadDetail) {
  if (routing) return describeRouting(routing, routing.agentName)
  return submission ? 'It came in before this was recorded.' : 'No routing rule was applied.'
}
