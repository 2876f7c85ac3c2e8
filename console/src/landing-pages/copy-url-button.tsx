import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { CopyButton } from '../design/inputs/copy-button.tsx'

interface CopyUrlButtonProps {
  page: Pick<LandingPage, 'url'>
  label?: string
  iconOnly?: boolean
}

export const CopyUrlButton = ({ page, label = 'Copy URL', iconOnly = false }: CopyUrlButtonProps) => (
  <CopyButton
    size="sm"
    variant="quiet"
    value={page.url}
    copiedMessage="URL copied to clipboard"
    label={label}
    iconOnly={iconOnly}
  />
)
