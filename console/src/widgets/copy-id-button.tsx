import { CopyButton } from '../design/inputs/copy-button.tsx'

interface CopyIdButtonProps {
  id: string
  label?: string
  iconOnly?: boolean
}

export const CopyIdButton = ({ id, label = 'Copy ID', iconOnly = false }: CopyIdButtonProps) => (
  <CopyButton
    size="sm"
    variant="quiet"
    value={id}
    copiedMessage="ID copied to clipboard"
    label={label}
    iconOnly={iconOnly}
  />
)
