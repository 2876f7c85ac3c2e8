import type { FlowTemplate } from '@gable/shared/flows/flow-detail.ts'
import { Mail, RectangleHorizontal } from 'lucide-react'
import { Button } from '../../design/inputs/button.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useLastShown } from '../../design/overlays/use-last-shown.ts'

interface FlowTemplateSlideOutProps {
  template: FlowTemplate | undefined
  onClose: () => void
  onUse: (template: FlowTemplate) => void
}

/** All steps of a template, and what it sends. */
export function FlowTemplateSlideOut({ template, onClose, onUse }: FlowTemplateSlideOutProps) {
  const shown = useLastShown(template)
  if (!shown) return null
  return (
    <SlideOut
      open={template !== undefined}
      onClose={onClose}
      title={shown.title}
      description={shown.description}
      actions={
        <Button variant="primary" onClick={() => onUse(shown)}>
          Use Template
        </Button>
      }
    >
      <div className="space-y-6 overflow-y-auto p-5">
        <section className="space-y-2">
          <h3 className="font-semibold text-body">Who Enters</h3>
          <p className="text-table">{shown.enrollment}</p>
        </section>
        <section className="space-y-2">
          <h3 className="font-semibold text-body">Steps</h3>
          <ol className="list-decimal space-y-1.5 pl-6 text-table marker:text-muted">
            {shown.steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps of a template never move
              <li key={index}>{step}</li>
            ))}
          </ol>
        </section>
        {shown.contents.length > 0 && (
          <section className="space-y-2">
            <h3 className="font-semibold text-body">What It Sends</h3>
            <ul className="space-y-1.5 text-table">
              {shown.contents.map(({ title, medium }) => (
                <li key={title} className="flex items-center gap-2">
                  {medium === 'EMAIL' ? (
                    <Mail role="img" aria-label="Email" className="size-4 text-muted" />
                  ) : (
                    <RectangleHorizontal role="img" aria-label="Postcard" className="size-4 text-muted" />
                  )}
                  {title}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </SlideOut>
  )
}
