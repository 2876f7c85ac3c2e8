import type { ContentTemplate } from '@gable/shared/content/content.ts'
import { intentLabels } from '@gable/shared/content/content-kind.ts'
import { getLeadTypeLabel } from '../content/content-labels.ts'
import { isSmart } from '../content/content-rules.ts'
import { SmartBadge } from '../content/smart-badge.tsx'
import { UseContentButton } from '../content/use-content-button.tsx'
import { Badge } from '../design/data/badge.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { PostcardSheet } from './preview/postcard-sheet.tsx'

interface PostcardTemplateSheetProps {
  template: ContentTemplate | undefined
  onClose: () => void
}

/** A full-size preview of a template, with the button that uses it. */
export function PostcardTemplateSheet({ template, onClose }: PostcardTemplateSheetProps) {
  const visible = useLastShown(template)
  if (!visible) return null
  return (
    <PostcardSheet
      open={template !== undefined}
      onClose={onClose}
      name={visible.title}
      settings={visible.settings}
      isSmart={isSmart(visible)}
      aside={<AboutTemplate template={visible} />}
      actions={<UseContentButton template={visible} />}
    />
  )
}

const AboutTemplate = ({ template }: { template: ContentTemplate }) => (
  <div className="space-y-5">
    <div className="space-y-2">
      <h3 className="font-semibold text-title">{template.title}</h3>
      {isSmart(template) && <SmartBadge />}
    </div>
    <div className="space-y-1.5">
      <h4 className="font-medium text-table">Tags</h4>
      <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
        <li>
          <Badge>{intentLabels[template.intent]}</Badge>
        </li>
        <li>
          <Badge>{`${getLeadTypeLabel(template.leadType)} leads`}</Badge>
        </li>
      </ul>
    </div>
    <div className="space-y-1.5">
      <h4 className="font-medium text-table">Description</h4>
      <p className="text-muted">{template.description}</p>
    </div>
  </div>
)
