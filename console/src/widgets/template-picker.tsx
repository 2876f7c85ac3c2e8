import { CardGridSkeleton } from '../design/skeleton.tsx'
import { Failed } from '../design/states.tsx'
import { useApi } from '../platform/use-api.ts'
import { useOpened } from '../platform/use-opened.ts'
import { LimitNotice } from './limit-notice.tsx'
import { TemplateCard } from './template-card.tsx'
import { TemplateSheet } from './template-sheet.tsx'

/** Every template as the account's own widget would look, and one of them at full size. */
export function TemplatePicker() {
  const { data: templates, error, isValidating, mutate } = useApi('GET /agent/widget/config/templates')
  const { opened, open, close } = useOpened('template')
  if (error && !templates)
    return <Failed title="The templates could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!templates) return <CardGridSkeleton cards={8} />
  return (
    <div className="space-y-4">
      <LimitNotice />
      <p className="text-muted text-table tabular-nums">
        {templates.length} {templates.length === 1 ? 'Template' : 'Templates'}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(320px,100%),1fr))] gap-4">
        {templates.map((template) => (
          <TemplateCard key={template._id} template={template} onOpen={() => open(template._id)} />
        ))}
      </ul>
      <TemplateSheet template={templates.find(({ _id }) => _id === opened)} onClose={close} />
    </div>
  )
}
