import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { isOver } from '@gable/shared/leads/stages.ts'
import { useRef, useState } from 'react'
import { TableSearch } from '../../design/data/table-search.tsx'
import { filtersIn } from '../../design/data/table-state.ts'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Empty, Failed, FilteredToNothing } from '../../design/feedback/states.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { formatCount, formatMoney } from '../../design/format/metric-format.ts'
import { Card } from '../../design/layout/card.tsx'
import { ListLayout } from '../../design/layout/list-layout.tsx'
import { AddLead } from '../add-lead.tsx'
import { FilterChoices } from '../filter-choices.tsx'
import { nameOf } from '../lead-filters.ts'
import { stageLabel } from '../lead-words.tsx'
import { LostDialog } from '../lost-dialog.tsx'
import { useLeadFilters } from '../use-lead-filters.ts'
import { useLeadConfig, useLeadNews } from '../use-leads.ts'
import { ViewSwitch } from '../view-switch.tsx'
import { Board } from './board.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { aboveOf, type Columns, type Move, withMove } from './columns.ts'
import { useBoard } from './use-board.ts'
import { useHold } from './use-hold.ts'

/** All leads by stage. What others do to them shows at once, unless somebody here holds one. */
export function BoardPage() {
  const config = useLeadConfig()
  const { controls, query } = useLeadFilters()
  const board = useBoard(query)
  const [losing, setLosing] = useState<Move>()
  const missed = useRef(false)

  const free = () => {
    if (missed.current) void board.refresh()
    missed.current = false
  }
  const hold = useHold({ columns: board.columns, config: config.data, onMove: decide, onFree: free })
  useLeadNews(() => {
    if (hold.held) missed.current = true
    else void board.refresh()
  })

  function decide(move: Move) {
    if (move.stage === 'LOST' && move.lead.stage !== 'LOST') setLosing(move)
    else void board.move(move)
  }

  async function moveTo(lead: Lead, stage: LeadStage) {
    if (stage === 'LOST') return setLosing({ lead, stage })
    const back = { lead: { ...lead, stage }, stage: lead.stage, below: aboveOf(board.columns ?? [], lead._id) }
    if (!(await board.move({ lead, stage }))) return
    toast(`${nameOf(lead)} moved to ${stageLabel(config.data, stage)}`, {
      label: 'Undo',
      run: () => void board.move(lead.lostReason ? { ...back, lostReason: lead.lostReason } : back),
    })
  }

  const { columns, error } = board
  const shown: Columns | undefined = hold.held?.columns ?? (losing && columns ? withMove(columns, losing) : columns)
  return (
    <ListLayout
      search={<TableSearch controls={controls} label="Search Leads" />}
      filters={<FilterChoices controls={controls} config={config.data} />}
      narrowedBy={filtersIn(controls)}
      view={<ViewSwitch view="kanban" />}
      count={columns && sumOf(columns)}
    >
      {!shown && !error && <BoardSkeleton />}
      {!shown && error && (
        <Card>
          <Failed
            title="The leads could not be loaded"
            onRetry={() => void board.refresh()}
            retrying={board.isValidating}
          />
        </Card>
      )}
      {shown && error && (
        <RetryCallout
          title="The leads could not be loaded"
          onRetry={() => void board.refresh()}
          retrying={board.isValidating}
        />
      )}
      {shown && isEmpty(shown) ? (
        <Card>
          {controls.filtered ? (
            <FilteredToNothing title="No leads found" onClear={controls.clear} />
          ) : (
            <Empty
              title="No leads yet"
              text="Whoever asks through a page or a widget of yours appears here, the moment they ask."
              action={<AddLead />}
            />
          )}
        </Card>
      ) : (
        shown && (
          <Board
            columns={shown}
            config={config.data}
            hold={hold}
            isStale={board.isStale}
            onMoveTo={(lead, stage) => void moveTo(lead, stage)}
            onMore={board.showMore}
          />
        )
      )}
      <LostDialog
        lead={losing?.lead}
        config={config.data}
        onClose={() => setLosing(undefined)}
        onLost={async (lostReason) => {
          if (losing && (await board.move({ ...losing, lostReason }))) setLosing(undefined)
        }}
      />
    </ListLayout>
  )
}

const isEmpty = (columns: Columns) => columns.every(({ count }) => count === 0)

function sumOf(columns: Columns) {
  const count = columns.reduce((sum, column) => sum + column.count, 0)
  const open = columns.filter(({ stage }) => !isOver(stage))
  const worth = open.reduce((sum, { valueCents }) => sum + valueCents, 0)
  return `${formatCount(count)} ${count === 1 ? 'lead' : 'leads'}${worth > 0 ? `, ${formatMoney(worth)} open` : ''}`
}
