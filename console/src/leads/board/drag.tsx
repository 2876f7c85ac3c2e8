import {
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { ReactNode } from 'react'
import { nearestInColumn } from './collision.ts'
import { leadIn, type Place, placeOf, withLeadAt } from './columns.ts'
import type { useHold } from './use-hold.ts'

interface DragProps {
  hold: Pick<ReturnType<typeof useHold>, 'held' | 'carry' | 'letGo' | 'putBack'>
  onTake: (id: string) => void
  /** Of the lead that hangs from the pointer. */
  overlay: ReactNode
  children: ReactNode
}

/** Carries leads by mouse and by finger; what it does to the board is `useHold`'s. */
export function Drag({ hold: { held, carry, letGo, putBack }, onTake, overlay, children }: DragProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  const columns = held?.columns ?? []

  /** Another column is gone over to at once; within one the cards make room by themselves until it is let go. */
  function onDragOver(event: DragOverEvent) {
    const place = placeUnder(event)
    if (place && place.stage !== placeOf(columns, String(event.active.id))?.stage) carry(place)
  }

  function onDragEnd(event: DragEndEvent) {
    const id = String(event.active.id)
    const overId = event.over && String(event.over.id)
    const over = overId !== null && overId !== id ? placeOf(columns, overId) : undefined
    const own = placeOf(columns, id)
    letGo(over && over.stage === own?.stage ? withLeadAt(columns, id, over) : columns)
  }

  function placeUnder({ active, over }: DragOverEvent): Place | undefined {
    if (!over || over.id === active.id) return undefined
    const stage = over.data.current?.stage as LeadStage
    if (!leadIn(columns, String(over.id))) {
      return { stage, index: columns.find((column) => column.stage === stage)?.leads.length ?? 0 }
    }
    const place = placeOf(columns, String(over.id))
    const top = active.rect.current.translated?.top ?? 0
    const isBelow = top > over.rect.top + over.rect.height / 2
    return place && { stage: place.stage, index: place.index + (isBelow ? 1 : 0) }
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestInColumn}
      onDragStart={({ active }: DragStartEvent) => onTake(String(active.id))}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={putBack}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{overlay}</DragOverlay>
    </DndContext>
  )
}

/** The board says every step itself, of the keyboard too. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
