import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { Badge } from '../../design/data/badge.tsx'

/** Undefined while visitors see everything that was saved. */
export const getDraftLabel = ({ status, draft }: LandingPageWithDraft): string | undefined => {
  if (status === 'DRAFT') return 'Draft'
  return draft ? 'Unpublished changes' : undefined
}

export function PageStatus({ page }: { page: LandingPageWithDraft }) {
  const label = getDraftLabel(page)
  return label && <Badge tone="warning">{label}</Badge>
}
