import type { FlowTemplate } from '@gable/shared/flows/flow-detail.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { describeContents } from './describe-contents.ts'

interface FlowTemplateCardProps {
  template: FlowTemplate
  onOpen: () => void
}

export const FlowTemplateCard = ({ template, onOpen }: FlowTemplateCardProps) => (
  <li className="relative flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 hover:border-line-strong has-[button:focus-visible]:outline has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-accent has-[button:focus-visible]:outline-offset-2">
    <div className="space-y-1">
      <h2 className="font-semibold text-body">
        {/* The whole card is the button. */}
        <button type="button" onClick={onOpen} className="text-left outline-none after:absolute after:inset-0">
          {template.title}
        </button>
      </h2>
      <p className="text-muted text-table">{template.description}</p>
    </div>
    <ol className="flex-1 space-y-1.5 border-line border-l pl-3 text-table">
      {template.steps.slice(0, shownSteps).map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps of a template never move
        <li key={index} className="line-clamp-3 [overflow-wrap:anywhere]">
          {step}
        </li>
      ))}
    </ol>
    <p className="text-label text-muted">
      {[pluralize(template.steps.length, 'step'), describeContents(template)].filter(Boolean).join(' · ')}
    </p>
  </li>
)

const shownSteps = 4
