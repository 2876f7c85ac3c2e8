import { isClosed } from '@gable/shared/leads/stages.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useRef, useState } from 'react'
import { FilterBar } from '../../design/data/filter-bar.tsx'
import { TableSearch } from '../../design/data/table-search.tsx'
import { countActiveFilters } from '../../design/data/table-state.ts'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { EmptyState, ErrorState, NoResults } from '../../design/feedback/states.tsx'
import { formatMoney } from '../../design/format/metric-format.ts'
import { Card } from '../../design/layout/card.tsx'
import { ListLayout } from '../../design/layout/list-layout.tsx'
import { preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { AddLead } from '../add-lead.tsx'
import { listFilterChips } from '../filter-labels.ts'
import { LazyLostDialog, toLostTitle } from '../lazy-lost-dialog.ts'
import { LeadFilters } from '../lead-filter-inputs.tsx'
import { getLeadName } from '../lead-filters.ts'
import { getStageLabel } from '../lead-labels.tsx'
import { offerUndo } from '../offer-undo.ts'
import { useLeadFilters } from '../use-lead-filters.ts'
import { useLeadChanges, useLeadConfig } from '../use-leads.ts'
import { ViewSwitch } from '../view-switch.tsx'
import { Board } from './board.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { type Columns, findLeadAbove, type Move, withMove } from './columns.ts'
import { useBoard } from './use-board.ts'
import { useLeadDrag } from './use-lead-drag.ts'

/** All leads by stage. Changes by others show at once, except while a lead is being dragged here. */
export function BoardPage() {
  const config = useLeadConfig()
  const { controls, query } = useLeadFilters()
  const board = useBoard(query)
  const [pendingLoss, setPendingLoss] = useState<Move>()
  const hasMissedChange = useRef(false)

  const catchUp = () => {
    if (hasMissedChange.current) void board.refresh()
    hasMissedChange.current = false
  }
  const drag = useLeadDrag({ columns: board.columns, config: config.data, onMove: handleMove, onEnd: catchUp })
  useLeadChanges(() => {
    if (drag.dragState) hasMissedChange.current = true
    else void board.refresh()
  })

  function handleMove(move: Move) {
    if (move.stage === 'LOST' && move.lead.stage !== 'LOST') setPendingLoss(move)
    else void moveAndOfferUndo(move)
  }

  async function moveAndOfferUndo(move: Move): Promise<boolean> {
    const { lead, stage } = move
    const below = findLeadAbove(board.columns ?? [], lead._id)
    if (!(await board.move(move))) return false
    if (stage !== lead.stage)
      offerUndo(`${getLeadName(lead)} moved to ${getStageLabel(config.data, stage)}`, () =>
        board.move({ lead: { ...lead, stage }, stage: lead.stage, below, isUndo: true }),
      )
    return true
  }

  const { columns, error } = board
  const shownColumns: Columns | undefined =
    drag.dragState?.columns ?? (pendingLoss && columns ? withMove(columns, pendingLoss) : columns)
  return (
    <ListLayout
      search={<TableSearch controls={controls} label="Search Leads" />}
      filters={<LeadFilters controls={controls} config={config.data} />}
      activeFilterCount={countActiveFilters(controls)}
      view={<ViewSwitch view="kanban" />}
      chips={<FilterBar chips={listFilterChips(controls, config.data)} onClear={controls.clearFilters} />}
      count={columns && summarize(columns)}
    >
      {!shownColumns && !error && <BoardSkeleton />}
      {!shownColumns && error && (
        <Card>
          <ErrorState
            title="Leads could not be loaded"
            onRetry={() => void board.refresh()}
            retrying={board.isValidating}
          />
        </Card>
      )}
      {shownColumns && error && (
        <RetryCallout
          title="Leads could not be loaded"
          onRetry={() => void board.refresh()}
          retrying={board.isValidating}
        />
      )}
      {shownColumns && isEmpty(shownColumns) ? (
        <Card>
          {controls.isFiltered ? (
            <NoResults title="No leads found" onClear={controls.clearFilters} />
          ) : (
            <EmptyState
              title="No leads yet"
              text="Leads from your landing pages and widgets appear here as soon as they come in."
              action={<AddLead />}
            />
          )}
        </Card>
      ) : (
        shownColumns && (
          <div {...preloadOnIntent(LazyLostDialog)}>
            <Board
              columns={shownColumns}
              config={config.data}
              drag={drag}
              isStale={board.isStale}
              onMoveTo={(lead, stage) => handleMove({ lead, stage })}
              onShowMore={board.showMore}
            />
          </div>
        )
      )}
      <LazyLostDialog
        title={pendingLoss && toLostTitle(getLeadName(pendingLoss.lead))}
        config={config.data}
        onClose={() => setPendingLoss(undefined)}
        onLost={async (lostReason) => {
          if (pendingLoss && (await moveAndOfferUndo({ ...pendingLoss, lostReason }))) setPendingLoss(undefined)
        }}
      />
    </ListLayout>
  )
}

const isEmpty = (columns: Columns) => columns.every(({ count }) => count === 0)

function summarize(columns: Columns) {
  const count = columns.reduce((sum, column) => sum + column.count, 0)
  const open = columns.filter(({ stage }) => !isClosed(stage))
  const value = open.reduce((sum, { valueCents }) => sum + valueCents, 0)
  return `${pluralize(count, 'lead')}${value > 0 ? `, ${formatMoney(value)} open` : ''}`
}
