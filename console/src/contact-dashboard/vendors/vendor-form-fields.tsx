import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import {
  type VendorFields,
  type VendorType,
  vendorCategories,
  vendorCategoryLabels,
  vendorTypes,
} from '@gable/shared/contact-dashboard/vendor.ts'
import { type Control, useWatch } from 'react-hook-form'
import { RadioCardsField } from '../../design/inputs/radio-cards-field.tsx'
import { SelectField } from '../../design/inputs/select-field.tsx'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { useRevalidation } from '../editor/fields/use-revalidation.ts'
import { DisplayImageField } from './display-image-field.tsx'
import type { VendorValues } from './vendor-values.ts'

type VendorControl = Control<VendorValues, unknown, VendorFields>

export function VendorFormFields({ control }: { control: VendorControl }) {
  const type = useWatch({ control, name: 'type' })
  useRevalidation(['name', 'companyName'], type)
  return (
    <>
      <RadioCardsField
        control={control}
        name="type"
        label="Vendor Type"
        required
        columns={2}
        options={vendorTypes.map((value) => ({ value, label: typeLabels[value] }))}
      />
      <DisplayImageField control={control} />
      <SelectField
        control={control}
        name="category"
        label="Vendor Category"
        placeholder="Select a category"
        options={[
          { value: '', label: 'No category' },
          ...vendorCategories.map((value) => ({ value, label: vendorCategoryLabels[value] })),
        ]}
      />
      <TextField control={control} name="name" label="Name" required={type === 'INDIVIDUAL'} autoComplete="off" />
      <TextField
        control={control}
        name="companyName"
        label="Company Name"
        required={type === 'COMPANY'}
        autoComplete="off"
      />
      <TextField control={control} name="nmlsId" label="License ID" max={maxLengths.vendorLicense} autoComplete="off" />
      <TextField control={control} name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
      <TextField control={control} name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="off" />
      <TextAreaField
        control={control}
        name="disclosure"
        label="Disclosures"
        hint="Licenses and terms that must appear with this vendor."
        max={maxLengths.vendorDisclosure}
      />
      <SwitchField
        control={control}
        name="isEqualHousing"
        label="Show “Equal Housing Lender”"
        hint="Vendors that are not lenders show “Equal Housing Opportunity”."
      />
    </>
  )
}

const typeLabels: Record<VendorType, string> = { COMPANY: 'Company', INDIVIDUAL: 'Individual' }
