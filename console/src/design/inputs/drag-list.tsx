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
  /** The item's name in announcements. */
  getName: (item: T) => string
  onReorder: (items: T[]) => void
  disabled?: boolean | undefined
  /** Renders an item around its drag handle, which works by mouse, touch and keyboard. */
  children: (item: T, handle: ReactNode) => ReactNode
  className?: string | undefined
}

/** A list that is reordered by dragging. */
export function DragList<T extends { id: string }>(props: DragListProps<T>) {
  const { items, getName, onReorder, disabled = false, children, className } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id)

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onReorder(moveItem(items, indexOf(active.id), indexOf(over.id)))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={verticalOnly}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: createAnnouncements((id) => {
          const item = items[indexOf(id)]
          return { name: item ? getName(item) : '', position: `position ${indexOf(id) + 1} of ${items.length}` }
        }),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ul className={className}>
          {items.map((item) => (
            <DragItem key={item.id} id={item.id} name={getName(item)} disabled={disabled}>
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

const verticalOnly: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

const instructions =
  'Press Space or Enter to pick up an item. Use the arrow keys to move it, Space or Enter to drop it, or Escape to cancel.'

function createAnnouncements(describe: (id: unknown) => { name: string; position: string }): Announcements {
  return {
    onDragStart: ({ active }) => `Picked up ${describe(active.id).name}, ${describe(active.id).position}.`,
    onDragOver: ({ active, over }) =>
      over ? `${describe(active.id).name} moved to ${describe(over.id).position}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${describe(active.id).name} dropped at ${describe(over?.id ?? active.id).position}.`,
    onDragCancel: ({ active }) =>
      `Move canceled. ${describe(active.id).name} is back at ${describe(active.id).position}.`,
  }
}
