import type { PaletteGroup, PaletteItem } from './item.ts'

/** Kept in memory until the page is reloaded. */
export function addRecentItem({ id, excludeFromRecent }: Pick<PaletteItem, 'id' | 'excludeFromRecent'>) {
  if (excludeFromRecent) return
  recentIds = [id, ...recentIds.filter((other) => other !== id)].slice(0, maxRecentItems)
}

/** Moves recent items that are still available into a group at the top. */
export function addRecentGroup(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const all = groups.flatMap(({ items }) => items)
  const recent = recentIds.flatMap((id) => all.find((item) => item.id === id) ?? [])
  if (recent.length === 0) return [...groups]
  const rest = groups.map(({ group, items }) => ({ group, items: items.filter((item) => !recent.includes(item)) }))
  return [{ group: 'Recent', items: recent }, ...rest.filter(({ items }) => items.length > 0)]
}

const maxRecentItems = 4
let recentIds: readonly string[] = []
