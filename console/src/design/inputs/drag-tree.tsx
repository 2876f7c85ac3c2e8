import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { cx } from '../class-names.ts'

interface DragTreeProps {
  /** Called with the ID of the item and of the place where it was dropped. */
  onDrop: (itemId: string, placeId: string) => void
  /** Follows the pointer while an item is dragged. */
  renderDragged: (itemId: string) => ReactNode
  children: ReactNode
}

/** Items that are dragged between places, across lists. From the keyboard, handles move them one place at a time. */
export function DragTree({ onDrop, renderDragged, children }: DragTreeProps) {
  const [draggedId, setDraggedId] = useState<string>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(undefined)}
      onDragEnd={({ active, over }) => {
        setDraggedId(undefined)
        if (over) onDrop(String(active.id), String(over.id))
      }}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{draggedId === undefined ? null : renderDragged(draggedId)}</DragOverlay>
    </DndContext>
  )
}

interface DragHandleProps {
  id: string
  /** The accessible name of the item. */
  name: string
  onShift: (direction: 'UP' | 'DOWN') => void
}

/** Drags an item with the mouse or a finger, and moves it with the arrow keys. */
export function DragHandle({ id, name, onShift }: DragHandleProps) {
  const { listeners, setNodeRef } = useDraggable({ id })

  function handleKeyDown(event: KeyboardEvent) {
    const direction = ({ ArrowUp: 'UP', ArrowDown: 'DOWN' } as const)[event.key]
    if (!direction) return
    event.preventDefault()
    onShift(direction)
  }

  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      onKeyDown={handleKeyDown}
      data-drag-handle=""
      aria-label={`Move ${name}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Drag, or press the up and down arrow keys"
      className="relative z-sticky flex size-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-faint hover:bg-hover hover:text-ink active:cursor-grabbing touch:size-11"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  )
}

interface DropPlaceProps {
  id: string
  /** The item cannot be dropped here, for example inside of itself. */
  isAllowed: (itemId: string) => boolean
  className?: string
  children: ReactNode
}

/** A place between items. It shows a line while an item is over it. */
export function DropPlace({ id, isAllowed, className, children }: DropPlaceProps) {
  const { setNodeRef, isOver, active } = useDroppable({ id })
  const isActive = active !== null && isAllowed(String(active.id))
  return (
    <div
      ref={setNodeRef}
      data-over={(isOver && isActive) || undefined}
      className={cx('group/place relative', className)}
    >
      {isOver && isActive && (
        <span className="absolute inset-x-0 top-1/2 z-sticky h-0.5 -translate-y-1/2 rounded-full bg-accent" />
      )}
      {children}
    </div>
  )
}

/** The place under the pointer, or else the nearest one. */
const findPlace: CollisionDetection = (context) => {
  const underPointer = pointerWithin(context)
  return underPointer.length > 0 ? underPointer : closestCenter(context)
}

/** Moves are announced by the list, with the name of the place. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
