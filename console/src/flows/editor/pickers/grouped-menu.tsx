import type { LucideIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Dialog } from '../../../design/overlays/dialog.tsx'

const Content = lazy(async () => ({ default: (await import('./grouped-menu-content.tsx')).GroupedMenuContent }))

export interface GroupedMenuProps<Id extends string> {
  open: boolean
  onClose: () => void
  title: string
  /** Also the accessible name of the search: `Search steps`. */
  searchLabel: string
  groups: readonly {
    label: string
    items: readonly { id: Id; label: string; description: string; icon: LucideIcon }[]
  }[]
  onChoose: (id: Id) => void
}

/** Kinds of steps or triggers to choose from, grouped and searchable. Its list loads when it is first opened. */
export function GroupedMenu<Id extends string>(props: GroupedMenuProps<Id>) {
  const { open, onClose, title, onChoose } = props
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Suspense>
        <Content {...props} onChoose={(id) => onChoose(id as Id)} />
      </Suspense>
    </Dialog>
  )
}
