import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { CallIconLink } from '../../calls/call-icon-link.tsx'
import { cx } from '../../design/class-names.ts'
import { DragCard } from '../../design/data/board/drag-board.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { RowMenuButton, type RowMenuHandle } from '../../design/overlays/row-menu.tsx'
import { getLeadName } from '../lead-filters.ts'
import { toCallTarget } from '../to-call-target.ts'
import { LeadCard } from './lead-card.tsx'

interface BoardCardProps {
  lead: Lead
  config: LeadFieldConfig | undefined
  href: string
  menu: RowMenuHandle<Lead>
  isPickedUp: boolean
  isCompact: boolean
  onPickUp: () => void
}

/** A draggable card: anywhere by mouse or touch, by its grip with the keyboard. */
export function BoardCard({ lead, config, href, menu, isPickedUp, isCompact, onPickUp }: BoardCardProps) {
  const name = getLeadName(lead)
  const callTarget = toCallTarget(lead)
  return (
    <DragCard id={lead._id} column={lead.stage} className={cx('rounded-lg', isPickedUp && 'ring-2 ring-accent')}>
      <LeadCard
        lead={lead}
        config={config}
        href={href}
        isCompact={isCompact}
        handles={
          <>
            {callTarget && (
              // biome-ignore lint/a11y/noStaticElementInteractions: a press on the link must not start dragging the card
              <span onMouseDown={stopPropagation} onTouchStart={stopPropagation}>
                <CallIconLink target={callTarget} size="sm" />
              </span>
            )}
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
              <RowMenuButton handle={menu} row={lead} label={`Actions for ${name}`} />
            </div>
          </>
        }
      />
    </DragCard>
  )
}

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()
