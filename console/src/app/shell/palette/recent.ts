import type { PaletteGroup, PaletteItem } from './item.ts'

/** Remembers a choice for as long as the page is open. */
export function noteChoice({ id, isLast }: Pick<PaletteItem, 'id' | 'isLast'>) {
  if (isLast) return
  chosen = [id, ...chosen.filter((other) => other !== id)].slice(0, remembered)
}

/** Puts what was chosen lately before everything else, out of what can be chosen now. */
export function withRecent(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const all = groups.flatMap(({ items }) => items)
  const recent = chosen.flatMap((id) => all.find((item) => item.id === id) ?? [])
  if (recent.length === 0) return [...groups]
  const rest = groups.map(({ group, items }) => ({ group, items: items.filter((item) => !recent.includes(item)) }))
  return [{ group: 'Recent', items: recent }, ...rest.filter(({ items }) => items.length > 0)]
}

const remembered = 4
let chosen: readonly string[] = []
