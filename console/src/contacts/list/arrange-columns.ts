import type { PreferenceValue } from '@gable/shared/preferences/preference.ts'

type ColumnConfig = PreferenceValue<'CONTACT_LIST_COLUMN_CONFIG'>

interface KeyedColumn {
  key: string
}

interface ArrangedColumn<C extends KeyedColumn> {
  column: C
  isVisible: boolean
}

/**
 * Orders columns by a stored config. The first column stays first. Columns the config does not know go to the end with
 * their default visibility; config entries of removed columns are ignored.
 */
export function arrangeColumns<C extends KeyedColumn>(
  columns: readonly C[],
  config: ColumnConfig | undefined,
  isVisibleByDefault: (key: string) => boolean,
): ArrangedColumn<C>[] {
  const [first, ...others] = columns
  const byKey = new Map(others.map((column) => [column.key, column]))
  const chosen = (config ?? []).flatMap(({ key, visible }) => {
    const column = byKey.get(key)
    byKey.delete(key)
    return column ? [{ column, isVisible: visible }] : []
  })
  const added = [...byKey.values()].map((column) => ({ column, isVisible: isVisibleByDefault(column.key) }))
  return [...(first ? [{ column: first, isVisible: true }] : []), ...chosen, ...added]
}

export const toColumnConfig = (arranged: readonly ArrangedColumn<KeyedColumn>[]): ColumnConfig =>
  arranged.slice(0, columnMaximum).map(({ column, isVisible }) => ({ key: column.key, visible: isVisible }))

const columnMaximum = 100
