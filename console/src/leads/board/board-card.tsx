import { useSortable } from '@dnd-kit/sortable'
import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { Ellipsis, GripVertical } from 'lucide-react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { cx } from '../../design/class-names.ts'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Menu } from '../../design/overlays/menu.tsx'
import { nameOf } from '../lead-filters.ts'
import { LeadMenuItems } from '../lead-menu-items.tsx'
import { LeadCard } from './lead-card.tsx'

interface BoardCardProps {
  lead: Lead
  config: LeadFieldConfig | undefined
  href: string
  isHeld: boolean
  onTake: () => void
  onMoveTo: (stage: LeadStage) => void
}

/** A card that can be carried: anywhere by mouse or finger, by its grip with the keyboard. */
export function BoardCard({ lead, config, href, isHeld, onTake, onMoveTo }: BoardCardProps) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: lead._id,
    data: { stage: lead.stage },
  })
  const name = nameOf(lead)
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
      className={cx('select-none rounded-lg [-webkit-touch-callout:none]', isHeld && 'ring-2 ring-accent')}
    >
      <LeadCard
        lead={lead}
        config={config}
        href={href}
        look={isDragging ? 'away' : 'lying'}
        handles={
          <>
            <IconButton
              icon={GripVertical}
              size="sm"
              label={`Move ${name}`}
              hint="Press Space to take hold, arrow keys to move"
              data-grip={lead._id}
              aria-pressed={isHeld}
              className="cursor-grab"
              onKeyDown={(event: KeyboardEvent) => {
                if (isHeld || (event.key !== ' ' && event.key !== 'Enter')) return
                event.preventDefault()
                onTake()
              }}
            />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a press in the menu does not carry the card it is of */}
            <div onMouseDown={keepHere} onTouchStart={keepHere}>
              <Menu align="end" trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${name}`} />}>
                <LeadMenuItems lead={lead} config={config} href={href} onMove={onMoveTo} />
              </Menu>
            </div>
          </>
        }
      />
    </li>
  )
}

const keepHere = (event: SyntheticEvent) => event.stopPropagation()
