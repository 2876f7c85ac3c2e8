import { brandingIncomplete, printBrandingIncomplete } from '@gable/shared/branding/completeness.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useAccountPath, usePermission } from '../platform/account.ts'
import { brandingPath } from './sections.ts'

interface BrandingIncompleteProps {
  brandingId?: string | undefined
  /** Print needs a logo of its own. */
  isForPrint?: boolean
  actionLabel?: string
}

/** Warns that nothing can be published with an incomplete brand, and links to the branding for users who may edit it. */
export function BrandingIncomplete({
  brandingId,
  isForPrint = false,
  actionLabel = 'Go to Branding',
}: BrandingIncompleteProps) {
  const pathTo = useAccountPath()
  const isPermitted = usePermission('MANAGE_MARKETING_SETTINGS')
  return (
    <Callout
      tone="warning"
      action={
        isPermitted && (
          <Button size="sm" to={pathTo(brandingPath(brandingId, brandingId && 'style'))}>
            {actionLabel}
          </Button>
        )
      }
    >
      {isForPrint ? printBrandingIncomplete : brandingIncomplete}
    </Callout>
  )
}
