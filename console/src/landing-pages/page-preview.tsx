import type { PageView } from '@gable/shared/landing-pages/page-view.ts'
import { PreviewBox, PreviewFailed, PreviewLoading } from '../journeys/preview-box.tsx'
import { useSession } from '../platform/session.ts'
import { useApi } from '../platform/use-api.ts'
import { type DraftPage, shownOf } from './shown-of.ts'

interface PagePreviewProps extends DraftPage {
  /** What the frame is called by those who do not see it. */
  title: string
  /** Which part of it is looked at; its beginning, if none is named. */
  view?: PageView | undefined
}

/** The very page that visitors get, in the brand it is set to, following every change. It fills its box. */
export function PagePreview({ title, view, ...draft }: PagePreviewProps) {
  const { user } = useSession()
  const { data: brandings, error, isValidating, mutate } = useApi('GET /agent/branding')
  const page = brandings && shownOf(draft, { brandings, user })
  if (page) return <PreviewBox src="/lp/preview" message={{ type: 'gable:preview', page, view }} title={title} />
  if (error || brandings) return <PreviewFailed onRetry={() => void mutate()} retrying={isValidating} />
  return (
    <div className="relative h-full min-h-0 w-full">
      <PreviewLoading />
    </div>
  )
}
