import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../../class-names.ts'

/** Where a card is being dragged: over a column, and over a card of it unless the column has room left below. */
export interface DragTarget {
  cardId: string
  column: string
  overCardId: string | undefined
  /** The dragged card is over the lower half of the other card. */
  isBelow: boolean
}

interface DragBoardProps {
  onDragStart: (cardId: string) => void
  onDragOver: (target: DragTarget) => void
  /** `overCardId` is undefined when the card was dropped in its own place or beside other cards. */
  onDragEnd: (cardId: string, overCardId: string | undefined) => void
  onDragCancel: () => void
  /** The card under the pointer. */
  overlay: ReactNode
  children: ReactNode
}

/** Columns of cards that are dragged by mouse and touch. The caller keeps the order, and announces every step itself. */
export function DragBoard({ onDragStart, onDragOver, onDragEnd, onDragCancel, overlay, children }: DragBoardProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A touch that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectNearestInColumn}
      onDragStart={({ active }) => onDragStart(String(active.id))}
      onDragOver={(event) => {
        const target = toTarget(event)
        if (target) onDragOver(target)
      }}
      onDragEnd={({ active, over }: DragEndEvent) =>
        onDragEnd(String(active.id), over && over.id !== active.id && !isColumn(over.id) ? String(over.id) : undefined)
      }
      onDragCancel={onDragCancel}
      accessibility={{ announcements: noAnnouncements, screenReaderInstructions: { draggable: '' } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{overlay}</DragOverlay>
    </DndContext>
  )
}

interface DropColumnProps {
  column: string
  labelledBy: string
  children: ReactNode
}

/** A column that cards can be dropped on. */
export function DropColumn({ column, labelledBy, children }: DropColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: columnPrefix + column, data: { column } })
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={labelledBy}
      className={cx(
        'flex min-h-0 min-w-0 flex-col rounded-lg border bg-sunken',
        isOver ? 'border-line-strong' : 'border-line',
      )}
    >
      {children}
    </section>
  )
}

/** The cards of a column, in their order. */
export const DropCards = ({ ids, children }: { ids: string[]; children: ReactNode }) => (
  <SortableContext items={ids} strategy={verticalListSortingStrategy}>
    {children}
  </SortableContext>
)

interface DragCardProps {
  id: string
  column: string
  className: string
  children: ReactNode
}

/**
 * An item that is dragged by mouse or touch. It renders again with every step of a drag and with every other card that
 * appears; its children do not. What is inside sees a drag by `group-data-dragging/drag:`.
 */
export function DragCard({ id, column, className, children }: DragCardProps) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id, data: { column } })
  const style: CSSProperties = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  }
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      style={style}
      data-dragging={isDragging || undefined}
      className={cx('group/drag select-none [-webkit-touch-callout:none]', className)}
    >
      {children}
    </li>
  )
}

const columnPrefix = 'column '
const isColumn = (id: unknown) => String(id).startsWith(columnPrefix)

function toTarget({ active, over }: DragOverEvent): DragTarget | undefined {
  if (!over || over.id === active.id) return undefined
  const top = active.rect.current.translated?.top ?? 0
  return {
    cardId: String(active.id),
    column: String(over.data.current?.column),
    overCardId: isColumn(over.id) ? undefined : String(over.id),
    isBelow: top > over.rect.top + over.rect.height / 2,
  }
}

/** Finds the nearest card in the column under the pointer, so that gaps between cards are no dead zones. */
const detectNearestInColumn: CollisionDetection = (args) => {
  const underPointer = pointerWithin(args)
  const collisions = underPointer.length > 0 ? underPointer : rectIntersection(args)
  const target = collisions.find(({ id }) => isColumn(id))
  if (!target) return collisions.slice(0, 1)
  const column = args.droppableContainers.find(({ id }) => id === target.id)?.data.current?.column
  const cards = args.droppableContainers.filter(({ id, data }) => !isColumn(id) && data.current?.column === column)
  const [nearest] = closestCenter({ ...args, droppableContainers: cards })
  return [nearest ?? target]
}

const noAnnouncements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
