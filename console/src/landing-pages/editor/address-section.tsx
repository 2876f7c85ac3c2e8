import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { PageSlug, pageSlugMaximum } from '@gable/shared/landing-pages/page-slug.ts'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { NameDialog } from '../../design/overlays/name-dialog.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { useLandingPageActions } from '../use-landing-page-actions.ts'

/** The address is no part of a version: it changes at once. */
export function AddressSection({ page }: { page: LandingPage }) {
  const [isOpen, setOpen] = useState(false)
  const { changeSlug } = useLandingPageActions()
  return (
    <PanelSection title="Page Address">
      <p className="break-all rounded-md border border-line bg-sunken px-3 py-2 text-table">{page.url}</p>
      {page.status !== 'ARCHIVED' && (
        <Button size="sm" onClick={() => setOpen(true)}>
          Change address
        </Button>
      )}
      <NameDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Change the page address"
        description="It changes at once. Links to earlier addresses and printed QR codes keep leading to this page."
        label="Address"
        placeholder="eg. home-value"
        name={page.slug ?? ''}
        schema={PageSlug}
        max={pageSlugMaximum}
        submitLabel="Change"
        onSubmit={(slug) => changeSlug(page, slug)}
      />
    </PanelSection>
  )
}
