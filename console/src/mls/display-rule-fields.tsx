import { NumberField } from '../design/inputs/number-field.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import type { ConnectionControl } from './connection-values.ts'
import { LogoField } from './logo-field.tsx'

/** How listings may be shown by the rules of their MLS. */
export const DisplayRuleFields = ({ control }: { control: ConnectionControl }) => (
  <>
    <TextField
      control={control}
      name="attribution"
      label="Attribution"
      hint="Shown below every listing: “Listings from …”."
      required
      max={300}
    />
    <TextAreaField control={control} name="disclaimer" label="Disclaimer" max={2000} />
    <LogoField control={control} />
    <SwitchField control={control} name="showAddress" label="Show Addresses" hint="Otherwise city and ZIP code." />
    <SwitchField control={control} name="showSoldPrice" label="Show Prices of Sold Homes" />
    <SwitchField control={control} name="showPhotos" label="Show Photos" />
    <NumberField
      control={control}
      name="delayDays"
      label="Delay"
      hint="Listings show to homeowners this long after they were listed or sold."
      unit="days"
      min={0}
      max={365}
    />
  </>
)
