import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { type LucideIcon, PencilRuler, Sparkles } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Badge } from '../design/data/badge.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { mediumLabels } from './content-labels.ts'

interface StyleDialogProps {
  medium: ContentMedium
  open: boolean
  onClose: () => void
}

/** Chooses between content that stays fresh by itself and content that the agent edits. */
export function StyleDialog({ medium, open, onClose }: StyleDialogProps) {
  const { getNewPath } = useContentPaths(medium)
  const { noun } = mediumLabels[medium]
  return (
    <Dialog open={open} onClose={onClose} size="lg" title="Select Content Style">
      <PanelBody>
        <ul className="grid gap-4 sm:grid-cols-2">
          <StyleCard
            to={getNewPath(true)}
            icon={Sparkles}
            title="Smart Content"
            isRecommended
            text={`Gable refreshes the ${noun} with new text and current figures of each home, for ${medium === 'EMAIL' ? 'better delivery' : 'more scans'} and more leads. You cannot edit it.`}
          />
          <StyleCard
            to={getNewPath(false)}
            icon={PencilRuler}
            title="Customizable Content"
            text={`You edit the ${noun} yourself. It stays as you publish it and is never refreshed.`}
          />
        </ul>
      </PanelBody>
    </Dialog>
  )
}

interface StyleCardProps {
  to: string
  icon: LucideIcon
  title: string
  isRecommended?: boolean
  text: string
}

const StyleCard = ({ to, icon: Icon, title, isRecommended = false, text }: StyleCardProps) => (
  <li className="relative flex flex-col gap-3 rounded-lg border border-control bg-surface p-5 hover:border-accent hover:bg-hover has-[a:focus-visible]:outline has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent has-[a:focus-visible]:outline-offset-2">
    <div className="flex items-center justify-between gap-3">
      <span className="grid size-10 place-items-center rounded-lg bg-accent-soft text-accent-ink">
        <Icon aria-hidden className="size-5" />
      </span>
      {isRecommended && <Badge tone="accent">Recommended</Badge>}
    </div>
    <div>
      <h3 className="font-semibold text-body">
        {/* The whole card is the link. */}
        <Link to={to} className="outline-none after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-muted text-table">{text}</p>
    </div>
  </li>
)
