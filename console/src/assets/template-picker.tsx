import type { Problem } from '@gable/shared/http/problem.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { CardGridSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import type { Template, TemplateRenderers } from './template.ts'
import { TemplateCard } from './template-card.tsx'
import { TemplateSheet } from './template-sheet.tsx'

interface TemplatePickerProps<T extends Template> {
  response: SWRResponse<T[], Problem>
  notice: ReactNode
  renderers: TemplateRenderers<T>
}

/** A grid of templates in the account's branding. Clicking a template previews it at full size. */
export function TemplatePicker<T extends Template>({ response, notice, renderers }: TemplatePickerProps<T>) {
  const { data: templates, error, isValidating, mutate } = response
  const { openId, open, close } = useOverlayParam('template')
  if (error && !templates)
    return (
      <ErrorState title="The templates could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
    )
  if (!templates) return <CardGridSkeleton cards={8} />
  return (
    <div className="space-y-4">
      {notice}
      <p className="text-muted text-table tabular-nums">{pluralize(templates.length, 'Template')}</p>
      {/* At most three columns; fewer where cards would be too small to read. */}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(min(320px,100%),(100%_-_2rem)/3.1),1fr))] gap-4">
        {templates.map((template) => (
          <TemplateCard
            key={template._id}
            template={template}
            typeLabel={renderers.getTypeLabel(template)}
            thumbnail={renderers.renderThumbnail(template)}
            onOpen={() => open(template._id)}
          />
        ))}
      </ul>
      <TemplateSheet
        template={templates.find(({ _id }) => _id === openId)}
        onClose={close}
        renderPreview={renderers.renderPreview}
        renderUseButton={renderers.renderUseButton}
      />
    </div>
  )
}
