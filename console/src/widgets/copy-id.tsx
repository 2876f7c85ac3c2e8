import { CopyButton } from '../design/inputs/copy-button.tsx'

interface CopyIdProps {
  id: string
  label?: string
  iconOnly?: boolean
}

export const CopyId = ({ id, label = 'Copy ID', iconOnly = false }: CopyIdProps) => (
  <CopyButton size="sm" variant="quiet" value={id} copied="ID copied to clipboard" {...{ label, iconOnly }} />
)
