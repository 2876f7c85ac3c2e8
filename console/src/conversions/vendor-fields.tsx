import type { IntegrationFields } from '@gable/shared/conversions/integration.ts'
import { type ConversionVendor, vendorRules } from '@gable/shared/conversions/vendors.ts'
import type { Control } from 'react-hook-form'
import { TextField } from '../design/inputs/text-field.tsx'
import { vendorHelp } from './vendor-help.ts'

interface VendorFieldsProps {
  control: Control<IntegrationFields>
  vendor: ConversionVendor
  isRequired: boolean
}

/** The ids by which a service knows the account, and those of its conversion. */
export function VendorFields({ control, vendor, isRequired }: VendorFieldsProps) {
  const hints = { ...vendorHelp[vendor], testCode: testCodeHint }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fieldNames.map((name) => {
        const rule = vendorRules[vendor][name]
        return (
          rule && (
            <TextField
              key={name}
              control={control}
              name={name}
              label={rule.label}
              hint={hints[name]}
              placeholder={rule.example}
              required={isRequired && !optionalNames.includes(name)}
              spellCheck={false}
              autoComplete="off"
            />
          )
        )
      })}
    </div>
  )
}

const fieldNames = ['id', 'conversionId', 'customerId', 'actionId', 'testCode'] as const
const optionalNames: readonly (typeof fieldNames)[number][] = ['customerId', 'actionId', 'testCode']
const testCodeHint = 'Marks test events, which do not count. Leads are sent without it.'
