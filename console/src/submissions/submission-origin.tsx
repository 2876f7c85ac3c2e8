import type { Submission } from '@gable/shared/submissions/submission.ts'
import { campaignParts } from '@gable/shared/traffic/campaign.ts'
import { clickIdNames } from '@gable/shared/traffic/click-ids.ts'
import { DescriptionList } from '../design/data/description-list.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { assetKindLabels } from './asset-kind-labels.ts'
import { DetailsSection } from './details-section.tsx'
import { SubmissionStateBadge } from './submission-state-badge.tsx'
import { UserText } from './user-text.tsx'

/** The page, the campaign and the time of a submission. */
export function SubmissionOrigin({ submission, timeZone }: { submission: Submission; timeZone: string }) {
  const { page, variant, referrer, sentEmail, campaign, clickIds, state, readBy } = submission
  return (
    <DetailsSection title="Where it came from">
      <DescriptionList
        items={[
          { label: assetKindLabels[submission.subject], value: submission.subjectName },
          ...linkItem('Page', page),
          ...(variant ? [{ label: 'Tested version', value: `Version ${variant}` }] : []),
          ...linkItem('Referrer', referrer),
          ...(sentEmail ? [{ label: 'Your email', value: <UserText>{sentEmail.title}</UserText> }] : []),
          ...campaignParts.flatMap((part) => {
            const value = campaign[part]
            return value ? [{ label: campaignLabels[part], value: <UserText>{value}</UserText> }] : []
          }),
          ...clickIdNames.flatMap((name) => {
            const value = clickIds[name]
            return value ? [{ label: `Click ID (${name})`, value: <UserText>{value}</UserText> }] : []
          }),
          { label: 'Sent', value: formatDateTime(submission.at, timeZone) },
          { label: 'State', value: <SubmissionStateBadge state={state} /> },
          ...(readBy ? [{ label: 'Read by', value: readBy }] : []),
        ]}
      />
    </DetailsSection>
  )
}

/** Links only web URLs, never ones that run code. */
const linkItem = (label: string, address: string | null) =>
  address && /^https?:\/\//i.test(address) ? [{ label, value: <Link href={address}>{address}</Link> }] : []

const campaignLabels: Record<(typeof campaignParts)[number], string> = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  term: 'Search term',
  content: 'Content',
}
