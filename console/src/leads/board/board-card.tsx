import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { Ellipsis, GripVertical } from 'lucide-react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { CallIconLink } from '../../calls/call-icon-link.tsx'
import { cx } from '../../design/class-names.ts'
import { useDragCard } from '../../design/data/board/drag-board.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import { Menu } from '../../design/overlays/menu.tsx'
import { getLeadName } from '../lead-filters.ts'
import { LeadMenuItems } from '../lead-menu-items.tsx'
import { toCallTarget } from '../to-call-target.ts'
import { useMarkDone } from '../use-mark-done.ts'
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
  const markDone = useMarkDone()
  const isPhone = useIsNarrow()
  const callTarget = toCallTarget(lead)
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
        isCompact={isPhone}
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
              <Menu align="end" trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${name}`} />}>
                <LeadMenuItems lead={lead} config={config} href={href} onMove={onMoveTo} onDone={markDone} />
              </Menu>
            </div>
          </>
        }
      />
    </li>
  )
}

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()
