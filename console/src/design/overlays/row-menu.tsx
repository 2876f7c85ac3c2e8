import { Menu as Base } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { buttonClassName } from '../inputs/button-class-name.ts'
import { MenuPopup } from './menu.tsx'

export type RowMenuHandle<R> = ReturnType<typeof Base.createHandle<R>>

/** One menu for all rows of a table or cards of a board. A menu each would render slower than the rows themselves. */
export const useRowMenu = <R,>(): RowMenuHandle<R> => useState(() => Base.createHandle<R>())[0]

interface RowMenuButtonProps<R> {
  handle: RowMenuHandle<R>
  row: R
  /** "Actions for Ann Smith" */
  label: string
}

export function RowMenuButton<R>({ handle, row, label }: RowMenuButtonProps<R>) {
  return (
    <Base.Trigger handle={handle} payload={row} aria-label={label} className={buttonClassName('quiet', 'sm', 'square')}>
      <Ellipsis aria-hidden="true" className="size-4" />
    </Base.Trigger>
  )
}

/** Rendered once next to the table, with the items of the row whose button was pressed. */
export function RowMenu<R>({ handle, children }: { handle: RowMenuHandle<R>; children: (row: R) => ReactNode }) {
  return (
    <Base.Root handle={handle}>
      {({ payload }) => <MenuPopup align="end">{payload !== undefined && children(payload)}</MenuPopup>}
    </Base.Root>
  )
}
