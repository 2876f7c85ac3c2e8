import type { Option } from '../../design/inputs/option.ts'
import { RadioCardsField } from '../../design/inputs/radio-cards-field.tsx'
import type { PageControl, PageField, PageValues } from './page-values.ts'

interface OnlyChoiceFieldProps {
  control: PageControl
  name: PageField
  label: string
  option: Option
}

/** Something of which there is one kind today. */
export const OnlyChoiceField = ({ option, ...field }: OnlyChoiceFieldProps) => (
  <RadioCardsField<PageValues, PageValues> {...field} required options={[option]} />
)
