import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { ReactNode } from 'react'
import { DragBoard, type DragTarget } from '../../design/data/board/drag-board.tsx'
import { findPlace, type Place, withLeadAt } from './columns.ts'
import type { useLeadDrag } from './use-lead-drag.ts'

interface DragAreaProps {
  drag: Pick<ReturnType<typeof useLeadDrag>, 'dragState' | 'moveTo' | 'drop' | 'cancel'>
  onPickUp: (id: string) => void
  /** The card under the pointer. */
  overlay: ReactNode
  children: ReactNode
}

/** Connects the draggable board with the state in `useLeadDrag`. */
export function DragArea({ drag: { dragState, moveTo, drop, cancel }, onPickUp, overlay, children }: DragAreaProps) {
  const columns = dragState?.columns ?? []

  /** Crossing into another column moves the lead at once; within a column the cards only make room until the drop. */
  function handleDragOver(target: DragTarget) {
    const place = toPlace(target)
    if (place && place.stage !== findPlace(columns, target.cardId)?.stage) moveTo(place)
  }

  function handleDragEnd(id: string, overId: string | undefined) {
    const over = overId === undefined ? undefined : findPlace(columns, overId)
    const current = findPlace(columns, id)
    drop(over && over.stage === current?.stage ? withLeadAt(columns, id, over) : columns)
  }

  function toPlace({ column, overCardId, isBelow }: DragTarget): Place | undefined {
    if (overCardId === undefined) {
      const stage = column as LeadStage
      return { stage, index: columns.find(({ stage: candidate }) => candidate === stage)?.leads.length ?? 0 }
    }
    const place = findPlace(columns, overCardId)
    return place && { stage: place.stage, index: place.index + (isBelow ? 1 : 0) }
  }

  return (
    <DragBoard
      onDragStart={onPickUp}
      onDragOver={handleDragOver}
      onDragEnd={handleDragEnd}
      onDragCancel={cancel}
      overlay={overlay}
    >
      {children}
    </DragBoard>
  )
}
