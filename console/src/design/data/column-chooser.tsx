import { Columns3 } from 'lucide-react'
import { IconButton } from '../inputs/icon-button.tsx'
import { Menu, MenuCheck } from '../overlays/menu.tsx'

interface ColumnChooserProps {
  /** Every column but the first, which always stays. */
  columns: readonly { key: string; header: string }[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** Which columns a table shows; it stands in the table's corner. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const show = (key: string, shown: boolean) => {
    const next = new Set(hidden)
    if (shown) next.delete(key)
    else next.add(key)
    onChange(next)
  }
  return (
    <Menu align="end" trigger={<IconButton icon={Columns3} label="Choose columns" size="sm" />}>
      {columns.map(({ key, header }) => (
        <MenuCheck key={key} checked={!hidden.has(key)} onChange={(shown) => show(key, shown)}>
          {header}
        </MenuCheck>
      ))}
    </Menu>
  )
}
