import type { SubjectKind } from '@gable/shared/assets/subject.ts'

/** What a visitor was looking at, as agents call it. */
export const subjectWords: Record<SubjectKind, string> = {
  widget: 'Widget',
  'landing-page': 'Landing page',
  'contact-dashboard': 'Seller dashboard',
}
