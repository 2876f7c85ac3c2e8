import type { ContentTemplate } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { ReactNode } from 'react'
import { BrandingNotice } from '../assets/branding-notice.tsx'
import { CardGridSkeleton } from '../design/feedback/skeleton.tsx'
import { NoResults } from '../design/feedback/states.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApi } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { ContentTemplateCard } from './template-card.tsx'
import { TemplateFilters } from './template-filters.tsx'
import { useTemplateFilters } from './use-template-filters.ts'

interface ContentTemplatePickerProps {
  medium: ContentMedium
  renderThumbnail: (template: ContentTemplate) => ReactNode
  /** The full-size preview. */
  renderSheet: (template: ContentTemplate | undefined, onClose: () => void) => ReactNode
}

/** A grid of templates in the account's branding, filtered by purpose and style. */
export function ContentTemplatePicker({ medium, renderThumbnail, renderSheet }: ContentTemplatePickerProps) {
  const response = useApi('GET /agent/content/templates', { query: { mediums: medium } })
  const filters = useTemplateFilters()
  const { openId, open, close } = useOverlayParam('template')
  return (
    <DataBoundary
      response={response}
      errorTitle="The templates could not be loaded"
      fallback={<CardGridSkeleton cards={9} />}
    >
      {(templates) => {
        const shown = templates.filter(filters.matches)
        return (
          <div className="space-y-4">
            <BrandingNotice isForPrint={medium === 'POSTCARD'} />
            <TemplateFilters medium={medium} filters={filters} />
            <p role="status" className="text-muted text-table tabular-nums">
              {pluralize(shown.length, 'Template')}
            </p>
            {shown.length === 0 ? (
              <div className="rounded-lg border border-line bg-surface">
                <NoResults text="Try another purpose or type." onClear={filters.clear} />
              </div>
            ) : (
              // At most three columns; fewer where cards would be too small to read.
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(min(290px,100%),(100%_-_2rem)/3.1),1fr))] gap-4">
                {shown.map((template) => (
                  <ContentTemplateCard
                    key={template._id}
                    template={template}
                    thumbnail={renderThumbnail(template)}
                    onOpen={() => open(template._id)}
                  />
                ))}
              </ul>
            )}
            {renderSheet(
              templates.find(({ _id, isInUse }) => _id === openId && !isInUse),
              close,
            )}
          </div>
        )
      }}
    </DataBoundary>
  )
}
