import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { isCredible } from '@gable/shared/ingest/clock.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { cleanLine, cleanText } from '@gable/shared/submissions/clean-text.ts'
import { type Figure, figuresMaximum } from '@gable/shared/submissions/figure.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'

/** What a visitor sent, as text that can be kept and a time that can be believed. */
export interface Arrival {
  id: string
  at: Date
  kind: SubjectKind
  subjectId: string
  visitId: string
  tab: number
  page: string | null
  /** The page of another site that led there. */
  referrer: string | null
  language: Language
  address: string
  answers: Map<string, string>
  /** What was worked out before, in the words that stood there. */
  figures: Figure[]
  details: { firstName: string; lastName: string; email: string; phone: string }
}

export function arrivalOf(input: VisitorSubmission, kind: SubjectKind, origin: string, now = Date.now()): Arrival {
  const page = webAddress(input.page) ?? webAddress(origin)
  const at = Date.parse(input.at)
  const { firstName, lastName, email, phone } = input.details
  return {
    id: input.id.toLowerCase(),
    // A clock that is far off costs nobody a lead: it came now.
    at: new Date(isCredible(at, now) ? at : now),
    kind,
    subjectId: input.subjectId.toLowerCase(),
    visitId: input.visitId.toLowerCase(),
    tab: input.tab,
    page,
    referrer: otherSite(webAddress(input.referrer), page),
    language: input.language,
    address: cleanLine(input.address?.text || input.address?.picked?.fullAddress || ''),
    answers: new Map(input.answers.map(({ formId, value }) => [formId.toLowerCase(), cleanText(value)])),
    figures: input.figures
      .slice(0, figuresMaximum)
      .map(({ label, value }) => ({ label: shortLine(label), value: shortLine(value) }))
      .filter(({ label, value }) => label && value),
    details: {
      firstName: cleanLine(firstName),
      lastName: cleanLine(lastName),
      email: cleanLine(email).toLowerCase(),
      phone: cleanLine(phone),
    },
  }
}

/** Cut between characters: half of one no database holds. */
const shortLine = (text: string) => Array.from(cleanLine(text)).slice(0, 80).join('')

/** Whoever went from page to page of one site came from nowhere else. */
const otherSite = (referrer: string | null, page: string | null) =>
  referrer && page && new URL(referrer).origin === new URL(page).origin ? null : referrer

/** The page is what a browser says it is; only what a person may safely open is kept. */
function webAddress(page = ''): string | null {
  if (!/^https?:\/\//i.test(page) || !URL.canParse(page)) return null
  return cleanLine(new URL(page).href).slice(0, 2000)
}
