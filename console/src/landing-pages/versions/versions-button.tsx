import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { LazyPageVersions } from './lazy-page-versions.ts'

/** Opens the list of versions. */
export function VersionsButton({ page }: { page: LandingPageWithDraft }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)} {...preloadOnIntent(LazyPageVersions)}>
        All versions
      </Button>
      <LazyPageVersions page={page} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
