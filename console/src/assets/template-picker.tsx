import type { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { CardGridSkeleton } from '../design/feedback/skeleton.tsx'
import { Failed } from '../design/feedback/states.tsx'
import { useOpened } from '../platform/use-opened.ts'
import type { Template, TemplateLook } from './template.ts'
import { TemplateCard } from './template-card.tsx'
import { TemplateSheet } from './template-sheet.tsx'

interface TemplatePickerProps<T extends Template> {
  found: SWRResponse<T[], Problem>
  notice: ReactNode
  look: TemplateLook<T>
}

/** Every template as the account's own thing would look, and one of them at full size. */
export function TemplatePicker<T extends Template>({ found, notice, look }: TemplatePickerProps<T>) {
  const { data: templates, error, isValidating, mutate } = found
  const { opened, open, close } = useOpened('template')
  if (error && !templates)
    return <Failed title="The templates could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!templates) return <CardGridSkeleton cards={8} />
  return (
    <div className="space-y-4">
      {notice}
      <p className="text-muted text-table tabular-nums">
        {templates.length} {templates.length === 1 ? 'Template' : 'Templates'}
      </p>
      {/* Three beside each other, and fewer where they would be too small to read. */}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(min(320px,100%),(100%_-_2rem)/3.1),1fr))] gap-4">
        {templates.map((template) => (
          <TemplateCard
            key={template._id}
            template={template}
            kind={look.kindOf(template)}
            picture={look.picture(template)}
            onOpen={() => open(template._id)}
          />
        ))}
      </ul>
      <TemplateSheet
        template={templates.find(({ _id }) => _id === opened)}
        onClose={close}
        preview={look.preview}
        use={look.use}
      />
    </div>
  )
}
