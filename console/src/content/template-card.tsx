import type { ContentTemplate } from '@gable/shared/content/content.ts'
import { intentLabels } from '@gable/shared/content/content-kind.ts'
import type { ReactNode } from 'react'
import { TemplateCard } from '../assets/template-card.tsx'
import { Badge } from '../design/data/badge.tsx'
import { mediumLabels } from './content-labels.ts'
import { isSmart } from './content-rules.ts'
import { SmartBadge } from './smart-badge.tsx'

interface ContentTemplateCardProps {
  template: ContentTemplate
  thumbnail: ReactNode
  onOpen: () => void
}

/** An account uses each template of smart content once. */
export const ContentTemplateCard = ({ template, thumbnail, onOpen }: ContentTemplateCardProps) => (
  <TemplateCard
    template={{ _id: template._id, name: template.title, description: template.description }}
    typeLabel={intentLabels[template.intent]}
    badges={
      <span className="flex flex-wrap gap-1">
        {isSmart(template) && <SmartBadge />}
        {template.isInUse && <Badge tone="info">In Use</Badge>}
      </span>
    }
    disabledReason={
      template.isInUse && `This ${mediumLabels[template.medium].noun} is already in use, please use another one.`
    }
    thumbnail={thumbnail}
    onOpen={onOpen}
  />
)
