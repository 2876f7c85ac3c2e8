import { Pencil } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { useReturnQuery } from '../editing/back-link.ts'

interface EditButtonProps {
  /** The editor's address. */
  to: string
  /** Why it cannot be edited. */
  disabledReason: string | false
}

/** At the head of a thing's own page, to which the editor leads back. */
export function EditButton({ to, disabledReason }: EditButtonProps) {
  const backHere = useReturnQuery()
  return (
    <Tooltip text={disabledReason} side="bottom">
      <Button variant="primary" disabled={disabledReason !== false} to={to + backHere}>
        Edit
      </Button>
    </Tooltip>
  )
}

/** In its row of a list. */
export const RowEditButton = ({ to, name }: { to: string; name: string }) => (
  <Button variant="quiet" size="sm" icon={Pencil} to={to} aria-label={`Edit ${name}`}>
    Edit
  </Button>
)
