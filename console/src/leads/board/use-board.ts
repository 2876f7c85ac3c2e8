import type { LeadStage } from '@gable/shared/activity/entry.ts'
import {
  type ColumnLengths,
  columnLength,
  columnMaximum,
  columnStep,
  writeLengths,
} from '@gable/shared/leads/column-length.ts'
import { useMemo, useRef, useState } from 'react'
import { useAccount } from '../../platform/account.ts'
import { callIn, useApiList } from '../../platform/use-api.ts'
import { nameOf, type queryOf } from '../lead-filters.ts'
import { sayRefusal } from '../say-refusal.ts'
import { type Columns, type Move, withMove } from './columns.ts'
import { inTurn } from './in-turn.ts'

/**
 * The board as it will be: what the server said last, and over it the moves it has not answered yet. They are sent one
 * after the other; one that is refused is taken off again, and the lead stands where it stood.
 */
export function useBoard(query: ReturnType<typeof queryOf>) {
  const { accountId } = useAccount()
  const [lengths, setLengths] = useState<ColumnLengths>({})
  const [underWay, setUnderWay] = useState<readonly Move[]>([])
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/leads/board', {
    query: { ...query, lengths: writeLengths(lengths) },
  })
  const columns = useMemo<Columns | undefined>(() => data && underWay.reduce(withMove, data.columns), [data, underWay])

  const refresh = useMemo(() => inTurn(mutate), [mutate])
  const known = useRef(data)
  known.current = data

  async function send(move: Move): Promise<boolean> {
    const before = known.current
    const isTaken = await sent(move)
    // Another reading may have pushed in between. What cannot be read at all is read with the next news.
    for (let tries = 0; tries < 3; tries += 1) {
      const fresh = await refresh().catch(() => undefined)
      if (!isTaken || (fresh && fresh !== before)) break
    }
    setUnderWay((moves) => moves.filter((one) => one !== move))
    return isTaken
  }

  async function sent(move: Move): Promise<boolean> {
    const { lead, stage, below, lostReason } = move
    try {
      await callIn(accountId)('POST /agent/leads/lead/:leadId/move', {
        params: { leadId: lead._id },
        body: { stage, ...(below !== undefined && { below }), ...(lostReason !== undefined && { lostReason }) },
      })
      return true
    } catch (error) {
      sayRefusal(`${nameOf(lead)} could not be moved`, error)
      return false
    }
  }

  return {
    columns,
    error,
    isStale: isLoading && data !== undefined,
    isValidating,
    refresh,
    /** Shown at once; answers whether the server has taken it. */
    move: (move: Move): Promise<boolean> => {
      setUnderWay((moves) => [...moves, move])
      const answered = turn.current.then(() => send(move))
      turn.current = answered
      return answered
    },
    /** Reads further down a column; not without end, since nobody looks through thousands of cards. */
    showMore: (stage: LeadStage) =>
      setLengths((now) => ({
        ...now,
        [stage]: Math.min((now[stage] ?? columnLength) + columnStep, columnMaximum),
      })),
  }
}
