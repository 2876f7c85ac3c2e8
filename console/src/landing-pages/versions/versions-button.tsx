import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { PageVersions } from './page-versions.tsx'

/** Opens the list of versions. */
export function VersionsButton({ page }: { page: LandingPageWithDraft }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        All versions
      </Button>
      <PageVersions page={page} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
