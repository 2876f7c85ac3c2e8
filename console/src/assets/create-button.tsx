import { Plus } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'

interface CreateButtonProps {
  label: string
  to: string
  /** Disables the button and shows this reason in a tooltip. */
  disabledReason?: string | false | undefined
  /** The tooltip while the button is enabled, for example the remaining allowance. */
  hint?: string | false | undefined
}

/** Opens a template picker. */
export const CreateButton = ({ label, to, disabledReason, hint }: CreateButtonProps) => (
  <Tooltip text={disabledReason || hint || false} side="bottom">
    <Button variant="primary" icon={Plus} to={to} disabled={Boolean(disabledReason)}>
      {label}
    </Button>
  </Tooltip>
)
