import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { Email } from '../platform/mail/email.ts'
import type { EmailLayout } from '../platform/mail/email-layout.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import type { AnnouncedSubmission } from './announce-queries.ts'

interface SubmissionEmailInput {
  to: string
  submission: Omit<AnnouncedSubmission, 'agentId' | 'brandingId'>
  layout: EmailLayout | undefined
  url: string
}

/** Tells an agent enough to call back. All values are untrusted visitor input. */
export function renderSubmissionEmail({ to, submission, layout, url }: SubmissionEmailInput): Email {
  const { subject, subjectName, formName, details, answers, address, recognisedBy } = submission
  const name = `${details.firstName} ${details.lastName}`.trim()
  const lines = [
    ['Name', name],
    ['Email', details.email],
    ['Phone', details.phone],
    ['Property', address ?? ''],
    ...answers.map(({ label, value }) => [label, value] as const),
  ] as const
  return renderEmail({
    to,
    subject: `New submission: ${name} — ${subjectName}`,
    heading: `${name} contacted you through your ${assetKindLabels[subject]} “${subjectName}”`,
    paragraphs: [
      recognisedBy
        ? `${name} is already in your contacts. They filled out the “${formName}” form.`
        : `${name} is a new contact. They filled out the “${formName}” form.`,
      lines
        .flatMap(([label, value]) => (value ? [`${label}${label.endsWith('?') ? '' : ':'} ${shorten(value)}`] : []))
        .join('\n'),
    ],
    button: { label: 'View submission', url },
    ...(layout && { layout }),
  })
}

const assetKindLabels: Record<AssetKind, string> = {
  widget: 'widget',
  'landing-page': 'landing page',
  'contact-dashboard': 'seller dashboard',
}

/** The console shows the full text. */
const shorten = (text: string) => (text.length > 500 ? `${Array.from(text).slice(0, 500).join('')}…` : text)
