import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { Ellipsis, GripVertical } from 'lucide-react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { cx } from '../../design/class-names.ts'
import { useDragCard } from '../../design/data/board/drag-board.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Menu } from '../../design/overlays/menu.tsx'
import { getLeadName } from '../lead-filters.ts'
import { LeadMenuItems } from '../lead-menu-items.tsx'
import { LeadCard } from './lead-card.tsx'

interface BoardCardProps {
  lead: Lead
  config: LeadFieldConfig | undefined
  href: string
  isPickedUp: boolean
  onPickUp: () => void
  onMoveTo: (stage: LeadStage) => void
}

/** A draggable card: anywhere by mouse or touch, by its grip with the keyboard. */
export function BoardCard({ lead, config, href, isPickedUp, onPickUp, onMoveTo }: BoardCardProps) {
  const { ref, listeners, style, isDragging } = useDragCard(lead._id, lead.stage)
  const name = getLeadName(lead)
  return (
    <li
      ref={ref}
      {...listeners}
      style={style}
      className={cx('select-none rounded-lg [-webkit-touch-callout:none]', isPickedUp && 'ring-2 ring-accent')}
    >
      <LeadCard
        lead={lead}
        config={config}
        href={href}
        state={isDragging ? 'placeholder' : 'default'}
        handles={
          <>
            <IconButton
              icon={GripVertical}
              size="sm"
              label={`Move ${name}`}
              hint="Press Space to pick up, arrow keys to move"
              data-grip={lead._id}
              aria-pressed={isPickedUp}
              className="cursor-grab"
              onKeyDown={(event: KeyboardEvent) => {
                if (isPickedUp || (event.key !== ' ' && event.key !== 'Enter')) return
                event.preventDefault()
                onPickUp()
              }}
            />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a press in the menu must not start dragging the card */}
            <div onMouseDown={stopPropagation} onTouchStart={stopPropagation}>
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

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()
