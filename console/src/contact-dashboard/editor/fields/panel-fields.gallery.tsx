import { Example } from '../../../design/gallery/example.tsx'
import type { GalleryEntry } from '../../../design/gallery/gallery-entry.ts'
import { Form } from '../../../design/inputs/form.tsx'
import { useForm } from '../../../design/inputs/use-form.ts'
import { VendorCard } from '../../vendors/vendor-card.tsx'
import { ListError } from './list-error.tsx'
import { PriceAdjustmentField } from './price-adjustment-field.tsx'
import { SuggestionBox } from './suggestion-box.tsx'

export default { title: 'Module panel fields', group: 'Fields', render: () => <PanelFields /> } satisfies GalleryEntry

const ignore = () => {}

const PanelFields = () => (
  <>
    <Example title="Suggested text" block>
      <div className="max-w-80">
        <SuggestionBox text="What is selling near you" onTake={ignore} onRetry={ignore} onDiscard={ignore} />
      </div>
    </Example>
    <Example title="Suggested text, being written" block>
      <div className="max-w-80">
        <SuggestionBox text={undefined} onTake={ignore} onRetry={ignore} onDiscard={ignore} />
      </div>
    </Example>
    <Example title="Price adjustment" block>
      <PriceAdjustments />
    </Example>
    <Example title="Vendor" block>
      <div className="max-w-96">
        <VendorCard
          vendor={{
            _id: '1',
            type: 'INDIVIDUAL',
            name: 'Ruth Adler',
            companyName: 'Bayside Lending',
            nmlsId: '123456',
            email: 'ruth@bayside.example.com',
            category: 'LENDER',
            updatedAt: '2026-01-01T00:00:00Z',
          }}
          onEdit={ignore}
          onDelete={ignore}
        />
      </div>
    </Example>
    <Example title="Error of a list" block>
      <ListError message="At least one AVM provider must be selected" />
    </Example>
  </>
)

function PriceAdjustments() {
  const form = useForm({ defaultValues: { empty: null, middle: -8, lowest: -30, highest: 30 } })
  return (
    <Form form={form} onSubmit={ignore} className="grid gap-4 sm:grid-cols-2">
      {(['empty', 'middle', 'lowest', 'highest'] as const).map((name) => (
        <PriceAdjustmentField key={name} name={name} />
      ))}
    </Form>
  )
}
