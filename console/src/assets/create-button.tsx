import { Plus } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'

interface CreateButtonProps {
  label: string
  to: string
  /** Why nothing can be created. */
  disabledReason?: string | false | undefined
  /** Said of it otherwise, such as how many there may still be. */
  hint?: string | false | undefined
}

/** Leads to what something new can begin with. */
export const CreateButton = ({ label, to, disabledReason, hint }: CreateButtonProps) => (
  <Tooltip text={disabledReason || hint || false} side="bottom">
    <Button variant="primary" icon={Plus} to={to} disabled={Boolean(disabledReason)}>
      {label}
    </Button>
  </Tooltip>
)
