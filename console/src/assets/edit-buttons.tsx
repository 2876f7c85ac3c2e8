import { Pencil } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { useReturnQuery } from '../editing/back-link.ts'

interface EditButtonProps {
  /** The path of the editor. */
  to: string
  /** Disables the button and shows this reason in a tooltip. */
  disabledReason: string | false
}

/** In the header of an asset's page. The editor's close button returns to that page. */
export function EditButton({ to, disabledReason }: EditButtonProps) {
  const returnQuery = useReturnQuery()
  return (
    <Tooltip text={disabledReason} side="bottom">
      <Button variant="primary" disabled={disabledReason !== false} to={to + returnQuery}>
        Edit
      </Button>
    </Tooltip>
  )
}

export const RowEditButton = ({ to, name }: { to: string; name: string }) => (
  <Button variant="quiet" size="sm" icon={Pencil} to={to} aria-label={`Edit ${name}`}>
    Edit
  </Button>
)
