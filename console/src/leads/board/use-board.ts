import type { LeadStage } from '@gable/shared/activity/entry.ts'
import {
  type ColumnLengths,
  columnLength,
  columnMaximum,
  columnStep,
  formatColumnLengths,
} from '@gable/shared/leads/column-length.ts'
import { useMemo, useRef, useState } from 'react'
import { useAccount } from '../../platform/account.ts'
import { callInAccount, useApiList } from '../../platform/use-api.ts'
import { getLeadName, type toLeadQuery } from '../lead-filters.ts'
import { toastLeadError } from '../toast-lead-error.ts'
import { useUndoLead } from '../use-undo-lead.ts'
import { type Columns, type Move, withMove } from './columns.ts'
import { serializeReads } from './serialize-reads.ts'

/**
 * The board with optimistic moves: the last response of the server plus the moves that are still pending. Moves are sent
 * one after the other; a refused move is removed again, so the lead goes back.
 */
export function useBoard(query: ReturnType<typeof toLeadQuery>) {
  const { accountId } = useAccount()
  const undo = useUndoLead()
  const [lengths, setLengths] = useState<ColumnLengths>({})
  const [pendingMoves, setPendingMoves] = useState<readonly Move[]>([])
  const lastMove = useRef<Promise<unknown>>(Promise.resolve())
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/leads/board', {
    query: { ...query, lengths: formatColumnLengths(lengths) },
  })
  const columns = useMemo<Columns | undefined>(
    () => data && pendingMoves.reduce(withMove, data.columns),
    [data, pendingMoves],
  )

  const refresh = useMemo(() => serializeReads(mutate), [mutate])
  const latestData = useRef(data)
  latestData.current = data

  async function sendAndRefresh(move: Move): Promise<boolean> {
    const before = latestData.current
    const isAccepted = await postMove(move)
    // A read may have started before the move. If reading fails, the next live update refreshes the board.
    for (let tries = 0; tries < 3; tries += 1) {
      const fresh = await refresh().catch(() => undefined)
      if (!isAccepted || (fresh && fresh !== before)) break
    }
    setPendingMoves((moves) => moves.filter((pending) => pending !== move))
    return isAccepted
  }

  async function postMove(move: Move): Promise<boolean> {
    const { lead, stage, below, lostReason, isUndo } = move
    if (isUndo) return undo(lead, 'MOVE')
    try {
      await callInAccount(accountId)('POST /agent/leads/lead/:leadId/move', {
        params: { leadId: lead._id },
        body: { stage, ...(below !== undefined && { below }), ...(lostReason !== undefined && { lostReason }) },
      })
      return true
    } catch (error) {
      toastLeadError(`${getLeadName(lead)} could not be moved`, error)
      return false
    }
  }

  return {
    columns,
    error,
    isStale: isLoading && data !== undefined,
    isValidating,
    refresh,
    /** Shows the move at once and resolves to whether the server accepted it. */
    move: (move: Move): Promise<boolean> => {
      setPendingMoves((moves) => [...moves, move])
      const result = lastMove.current.then(() => sendAndRefresh(move))
      lastMove.current = result
      return result
    },
    /** Loads more of a column, up to the maximum. */
    showMore: (stage: LeadStage) =>
      setLengths((now) => ({
        ...now,
        [stage]: Math.min((now[stage] ?? columnLength) + columnStep, columnMaximum),
      })),
  }
}
