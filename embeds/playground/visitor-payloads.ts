import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { newId } from '@gable/shared/ids.ts'
import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'

export interface AssetRef {
  subject: AssetKind
  subjectId: string
}

export function createEvent(asset: AssetRef, type: VisitorEvent['type'], at = Date.now()): VisitorEvent {
  const event = { ...asset, id: newId(at), type, visitId: newId(at), at: new Date(at).toISOString() }
  return type === 'click' ? { ...event, detail: { moduleId: 'tester', text: 'Talk to me' } } : event
}

/** A complete submission. Each has its own email address and creates its own contact. */
export function createSubmission(asset: AssetRef, { brand, consent, forms }: Journey) {
  const id = newId()
  const [first] = forms
  return {
    ...asset,
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
