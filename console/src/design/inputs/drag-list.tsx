import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { moveItem } from './move-item.ts'

interface DragListProps<T extends { id: string }> {
  items: readonly T[]
  /** What an item is called when its move is announced. */
  nameOf: (item: T) => string
  onReorder: (items: T[]) => void
  disabled?: boolean | undefined
  /** Draws an item; the handle is what one takes hold of, by mouse, finger or keyboard. */
  children: (item: T, handle: ReactNode) => ReactNode
  className?: string | undefined
}

/** A list whose order is changed by dragging. */
export function DragList<T extends { id: string }>(props: DragListProps<T>) {
  const { items, nameOf, onReorder, disabled = false, children, className } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: unknown) => items.findIndex((item) => item.id === id)

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onReorder(moveItem(items, place(active.id), place(over.id)))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcements((id) => {
          const item = items[place(id)]
          return { name: item ? nameOf(item) : '', position: `position ${place(id) + 1} of ${items.length}` }
        }),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ul className={className}>
          {items.map((item) => (
            <DragItem key={item.id} id={item.id} name={nameOf(item)} disabled={disabled}>
              {(handle) => children(item, handle)}
            </DragItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface DragItemProps {
  id: string
  name: string
  disabled: boolean
  children: (handle: ReactNode) => ReactNode
}

function DragItem({ id, name, disabled, children }: DragItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const { role: _, 'aria-disabled': __, ...described } = attributes
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={cx('relative', isDragging && 'z-sticky rounded-lg bg-raised shadow-float')}
    >
      {children(
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...described}
          {...listeners}
          aria-label={`Move ${name}`}
          aria-disabled={disabled || undefined}
          className="flex size-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-faint active:cursor-grabbing live:hover:bg-hover live:hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-50 touch:size-11"
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </button>,
      )}
    </li>
  )
}

const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

const instructions =
  'Press Space or Enter to take hold. Move with the arrow keys, press Space or Enter to let go, or Escape to leave it where it was.'

function announcements(told: (id: unknown) => { name: string; position: string }): Announcements {
  return {
    onDragStart: ({ active }) => `Took hold of ${told(active.id).name}, ${told(active.id).position}.`,
    onDragOver: ({ active, over }) =>
      over ? `${told(active.id).name} is now at ${told(over.id).position}.` : undefined,
    onDragEnd: ({ active, over }) => `${told(active.id).name} let go at ${told(over?.id ?? active.id).position}.`,
    onDragCancel: ({ active }) => `${told(active.id).name} is back at ${told(active.id).position}.`,
  }
}
