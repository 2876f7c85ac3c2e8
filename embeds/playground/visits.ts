import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { newId } from '@gable/shared/ids.ts'
import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'

export interface Place {
  subject: SubjectKind
  subjectId: string
}

export function event(place: Place, type: VisitorEvent['type'], at = Date.now()): VisitorEvent {
  const seen = { ...place, id: newId(at), type, visitId: newId(at), at: new Date(at).toISOString() }
  return type === 'click' ? { ...seen, detail: { moduleId: 'tester', text: 'Talk to me' } } : seen
}

/** What somebody who fills in everything sends. Each has an email of its own, so that each is a contact of its own. */
export function submission(place: Place, { brand, consent, forms }: Journey) {
  const id = newId()
  const [first] = forms
  return {
    ...place,
    id,
    visitId: newId(),
    at: new Date().toISOString(),
    page: location.href,
    address: { text: '12 Oak Street, Dover, NH 03820' },
    answers: first?.asksSellingTimeline ? [{ formId: first.id, value: '3-6 Months' }] : [],
    details: {
      firstName: 'Tess',
      lastName: 'Terrell',
      email: `tess-${id.slice(-6)}@example.com`,
      phone: '207-555-0100',
    },
    consent: { ...consent, privacyUrl: brand.privacyUrl, termsUrl: brand.termsUrl },
    elapsed: 25_000,
    website: '',
  }
}
