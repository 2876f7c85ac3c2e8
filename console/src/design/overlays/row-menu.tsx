import { Menu as Base } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { buttonLook } from '../inputs/button-look.ts'
import { MenuPopup } from './menu.tsx'

type Handle<R> = ReturnType<typeof Base.createHandle<R>>

/** One menu for all rows of a table: a menu for each would take longer to draw than the rows. */
export const useRowMenu = <R,>(): Handle<R> => useState(() => Base.createHandle<R>())[0]

interface RowMenuButtonProps<R> {
  handle: Handle<R>
  row: R
  /** "Actions for Ann Smith" */
  label: string
}

export function RowMenuButton<R>({ handle, row, label }: RowMenuButtonProps<R>) {
  return (
    <Base.Trigger handle={handle} payload={row} aria-label={label} className={buttonLook('quiet', 'sm', 'square')}>
      <Ellipsis aria-hidden="true" className="size-4" />
    </Base.Trigger>
  )
}

/** Stands once beside the table; its items are those of the row whose button was pressed. */
export function RowMenu<R>({ handle, children }: { handle: Handle<R>; children: (row: R) => ReactNode }) {
  return (
    <Base.Root handle={handle}>
      {({ payload }) => <MenuPopup align="end">{payload !== undefined && children(payload)}</MenuPopup>}
    </Base.Root>
  )
}
