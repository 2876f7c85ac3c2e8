import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { CopyButton } from '../design/inputs/copy-button.tsx'

interface CopyUrlProps {
  page: Pick<LandingPage, 'url'>
  label?: string
  iconOnly?: boolean
}

export const CopyUrl = ({ page, label = 'Copy URL', iconOnly = false }: CopyUrlProps) => (
  <CopyButton size="sm" variant="quiet" value={page.url} copied="URL copied to clipboard" {...{ label, iconOnly }} />
)
