import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { cx } from '../../design/class-names.ts'
import { useMediaQuery } from '../../design/layout/use-media-query.ts'
import { RowMenu, useRowMenu } from '../../design/overlays/row-menu.tsx'
import { leadParam } from '../../layout/paths/lead-paths.ts'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { LeadMenuItems } from '../lead-menu-items.tsx'
import { useMarkDone } from '../use-mark-done.ts'
import { boardClassName } from './board-class-name.ts'
import { BoardColumn } from './board-column.tsx'
import { type Columns, findLead, findPlace } from './columns.ts'
import { DragArea } from './drag-area.tsx'
import { LeadCard } from './lead-card.tsx'
import { MoreColumns } from './more-columns.tsx'
import { StageSwitcher } from './stage-switcher.tsx'
import { useBoardFrame } from './use-board-frame.ts'
import type { useLeadDrag } from './use-lead-drag.ts'
import { useStageParam } from './use-stage-param.ts'

interface BoardProps {
  columns: Columns
  config: LeadFieldConfig | undefined
  drag: ReturnType<typeof useLeadDrag>
  isStale: boolean
  onMoveTo: (lead: Lead, stage: LeadStage) => void
  onShowMore: (stage: LeadStage) => void
}

export function Board({ columns, config, drag, isStale, onMoveTo, onShowMore }: BoardProps) {
  const { dragState, announcement, pickUp } = drag
  const { hrefTo } = useOverlayParam(leadParam)
  const isPhone = useMediaQuery('(max-width: 767px)')
  const frame = useBoardFrame()
  const menu = useRowMenu<Lead>()
  const markDone = useMarkDone()
  const [selectedStage, selectStage] = useStageParam()
  const dragStage = dragState?.by === 'keyboard' ? findPlace(dragState.columns, dragState.lead._id)?.stage : undefined
  const shownStage = dragStage ?? selectedStage
  const shownColumns = isPhone ? columns.filter(({ stage }) => stage === shownStage) : columns
  return (
    <div className="space-y-3">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isPhone && <StageSwitcher columns={columns} config={config} value={shownStage} onChange={selectStage} />}
      <DragArea
        drag={drag}
        onPickUp={(id) => {
          const lead = findLead(columns, id)
          if (lead) pickUp(lead, 'pointer')
        }}
        overlay={dragState?.by === 'pointer' && <LeadCard lead={dragState.lead} config={config} isDragged />}
      >
        <div className="relative">
          {/* biome-ignore lint/a11y/useSemanticElements: a region within the page, not a section of its text */}
          <div
            ref={frame.ref}
            role="region"
            aria-label="Board"
            aria-busy={isStale}
            className={cx(boardClassName, isStale && 'opacity-60 transition-opacity')}
          >
            {shownColumns.map((column) => (
              <BoardColumn
                key={column.stage}
                column={column}
                config={config}
                pickedUpId={dragState?.by === 'keyboard' ? dragState.lead._id : undefined}
                hrefTo={hrefTo}
                menu={menu}
                onPickUp={(lead) => pickUp(lead, 'keyboard')}
                onShowMore={() => onShowMore(column.stage)}
              />
            ))}
          </div>
          {frame.hidden.left && <MoreColumns side="left" onScroll={() => frame.scrollBy(-1)} />}
          {frame.hidden.right && <MoreColumns side="right" onScroll={() => frame.scrollBy(1)} />}
        </div>
      </DragArea>
      <RowMenu handle={menu}>
        {(lead) => (
          <LeadMenuItems
            lead={lead}
            config={config}
            href={hrefTo(lead._id)}
            onMove={(stage) => onMoveTo(lead, stage)}
            onDone={markDone}
          />
        )}
      </RowMenu>
    </div>
  )
}
