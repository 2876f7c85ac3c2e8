import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { cx } from '../../design/class-names.ts'
import { useMedia } from '../../design/layout/use-media.ts'
import { useOpened } from '../../platform/use-opened.ts'
import { openedLead } from '../lead-path.ts'
import { BoardColumn } from './board-column.tsx'
import { boardLook } from './board-look.ts'
import { type Columns, leadIn, placeOf } from './columns.ts'
import { Drag } from './drag.tsx'
import { LeadCard } from './lead-card.tsx'
import { StageSwitcher } from './stage-switcher.tsx'
import type { useHold } from './use-hold.ts'
import { useShownStage } from './use-shown-stage.ts'

interface BoardProps {
  columns: Columns
  config: LeadFieldConfig | undefined
  hold: ReturnType<typeof useHold>
  isStale: boolean
  onMoveTo: (lead: Lead, stage: LeadStage) => void
  onMore: (stage: LeadStage) => void
}

export function Board({ columns, config, hold, isStale, onMoveTo, onMore }: BoardProps) {
  const { held, said, take } = hold
  const { hrefTo } = useOpened(openedLead)
  const isPhone = useMedia('(max-width: 767px)')
  const [chosen, choose] = useShownStage()
  const heldOver = held?.by === 'keyboard' ? placeOf(held.columns, held.lead._id)?.stage : undefined
  const shownStage = heldOver ?? chosen
  const shown = isPhone ? columns.filter(({ stage }) => stage === shownStage) : columns
  return (
    <div className="space-y-3">
      <p role="status" className="sr-only">
        {said}
      </p>
      {isPhone && <StageSwitcher columns={columns} config={config} value={shownStage} onChange={choose} />}
      <Drag
        hold={hold}
        onTake={(id) => {
          const lead = leadIn(columns, id)
          if (lead) take(lead, 'pointer')
        }}
        overlay={held?.by === 'pointer' && <LeadCard lead={held.lead} config={config} look="floating" />}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a region within the page, not a section of its text */}
        <div
          role="region"
          aria-label="Board"
          aria-busy={isStale}
          className={cx(boardLook, isStale && 'opacity-60 transition-opacity')}
        >
          {shown.map((column) => (
            <BoardColumn
              key={column.stage}
              column={column}
              config={config}
              heldId={held?.by === 'keyboard' ? held.lead._id : undefined}
              hrefTo={hrefTo}
              onTake={(lead) => take(lead, 'keyboard')}
              onMoveTo={onMoveTo}
              onMore={() => onMore(column.stage)}
            />
          ))}
        </div>
      </Drag>
    </div>
  )
}
