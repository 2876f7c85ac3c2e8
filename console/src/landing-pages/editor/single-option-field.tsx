import type { Option } from '../../design/inputs/option.ts'
import { RadioCardsField } from '../../design/inputs/radio-cards-field.tsx'
import type { PageControl, PageField, PageValues } from './page-values.ts'

interface SingleOptionFieldProps {
  control: PageControl
  name: PageField
  label: string
  option: Option
}

/** A choice that has one option today. */
export const SingleOptionField = ({ option, ...field }: SingleOptionFieldProps) => (
  <RadioCardsField<PageValues, PageValues> {...field} required options={[option]} />
)
