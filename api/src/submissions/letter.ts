import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { compose } from '../platform/mail/compose.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { Letterhead } from '../platform/mail/letterhead.ts'
import type { Announced } from './announce-queries.ts'

interface Told {
  to: string
  submission: Omit<Announced, 'agentId' | 'brandingId'>
  letterhead: Letterhead | undefined
  url: string
}

/** What an agent must know to call back, and the way to the rest. All of it is whatever a visitor typed. */
export function submissionLetter({ to, submission, letterhead, url }: Told): Letter {
  const { subject, subjectName, formName, details, answers, address, recognisedBy } = submission
  const name = `${details.firstName} ${details.lastName}`.trim()
  const lines = [
    ['Name', name],
    ['Email', details.email],
    ['Phone', details.phone],
    ['Property', address ?? ''],
    ...answers.map(({ label, value }) => [label, value] as const),
  ] as const
  return compose({
    to,
    subject: `New submission: ${name} — ${subjectName}`,
    heading: `${name} wrote through your ${places[subject]} “${subjectName}”`,
    paragraphs: [
      recognisedBy
        ? `${name} is in your contacts already. The form was “${formName}”.`
        : `${name} is a new contact. The form was “${formName}”.`,
      lines
        .flatMap(([label, value]) => (value ? [`${label}${label.endsWith('?') ? '' : ':'} ${short(value)}`] : []))
        .join('\n'),
    ],
    button: { label: 'Open the submission', url },
    ...(letterhead && { letterhead }),
  })
}

const places: Record<SubjectKind, string> = {
  widget: 'widget',
  'landing-page': 'landing page',
  'contact-dashboard': 'seller dashboard',
}

/** A letter is for a glance; every word is in the console. */
const short = (text: string) => (text.length > 500 ? `${Array.from(text).slice(0, 500).join('')}…` : text)
