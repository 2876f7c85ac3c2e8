import { Plus } from 'lucide-react'
import { CardGridSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { useCreateDialog } from '../platform/use-create-dialog.ts'
import { ArchivedBrands } from './archived-brands.tsx'
import { BrandCard } from './brand-card.tsx'
import { BrandingIncomplete } from './branding-incomplete.tsx'
import { NewBrandingDialog } from './new-branding-dialog.tsx'

export function BrandingListPage() {
  const { data: brandings, error, mutate, isValidating } = useApi('GET /agent/branding')
  const naming = useCreateDialog()
  const incompleteDefault = brandings?.find(({ isDefault, isComplete }) => isDefault && !isComplete)
  const newBrandingButton = (
    <Button variant="primary" icon={Plus} onClick={naming.open}>
      New branding
    </Button>
  )
  return (
    <Page
      title="Branding"
      description="Logos, colors, and contact details for your pages, widgets, and emails."
      actions={brandings && brandings.length > 0 && newBrandingButton}
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Branding' }]} />
      </TopBarSlot>
      {error && !brandings ? (
        <LoadError
          problem={error}
          title="The branding could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      ) : !brandings ? (
        <CardGridSkeleton cards={3} />
      ) : brandings.length === 0 ? (
        <EmptyState title="No branding found" action={newBrandingButton} />
      ) : (
        <div className="space-y-4">
          {incompleteDefault && (
            <BrandingIncomplete brandingId={incompleteDefault._id} actionLabel="Complete branding" />
          )}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(320px,100%),1fr))] gap-4">
            {brandings.map((branding) => (
              <BrandCard key={branding._id} branding={branding} />
            ))}
          </ul>
          <ArchivedBrands />
        </div>
      )}
      <NewBrandingDialog open={naming.isOpen} onClose={naming.close} />
    </Page>
  )
}
