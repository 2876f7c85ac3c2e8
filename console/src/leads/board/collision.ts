import { type CollisionDetection, closestCenter, pointerWithin, rectIntersection } from '@dnd-kit/core'

/** The column under the pointer, and in it the card that is nearest: gaps between cards belong to them. */
export const nearestInColumn: CollisionDetection = (args) => {
  const under = pointerWithin(args)
  const found = under.length > 0 ? under : rectIntersection(args)
  const column = found.find(({ id }) => isColumn(id))
  if (!column) return found.slice(0, 1)
  const stage = args.droppableContainers.find(({ id }) => id === column.id)?.data.current?.stage
  const cards = args.droppableContainers.filter(({ id, data }) => !isColumn(id) && data.current?.stage === stage)
  const [nearest] = closestCenter({ ...args, droppableContainers: cards })
  return nearest ? [nearest] : [column]
}

const isColumn = (id: unknown) => String(id).startsWith('column ')
