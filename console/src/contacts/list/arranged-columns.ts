import type { PreferenceValue } from '@gable/shared/preferences/preference.ts'

export type ColumnConfig = PreferenceValue<'CONTACT_LIST_COLUMN_CONFIG'>

interface Keyed {
  key: string
}

/** A column and whether it is shown. */
export interface Arranged<C extends Keyed> {
  column: C
  isVisible: boolean
}

/**
 * Columns in the order somebody gave them. The first stays the first. Those that came since stand at the end, as they
 * would begin; those that are gone are left out.
 */
export function arrangedColumns<C extends Keyed>(
  columns: readonly C[],
  config: ColumnConfig | undefined,
  beginsVisible: (key: string) => boolean,
): Arranged<C>[] {
  const [first, ...others] = columns
  const byKey = new Map(others.map((column) => [column.key, column]))
  const chosen = (config ?? []).flatMap(({ key, visible }) => {
    const column = byKey.get(key)
    byKey.delete(key)
    return column ? [{ column, isVisible: visible }] : []
  })
  const added = [...byKey.values()].map((column) => ({ column, isVisible: beginsVisible(column.key) }))
  return [...(first ? [{ column: first, isVisible: true }] : []), ...chosen, ...added]
}

export const configOf = (arranged: readonly Arranged<Keyed>[]): ColumnConfig =>
  arranged.slice(0, columnMaximum).map(({ column, isVisible }) => ({ key: column.key, visible: isVisible }))

const columnMaximum = 100
