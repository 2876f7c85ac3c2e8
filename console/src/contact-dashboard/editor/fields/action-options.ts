import type { ButtonActionType } from '@gable/shared/contact-dashboard/button.ts'
import type { Option } from '../../../design/inputs/option.ts'

/** The actions to choose from. A form group is stored by other surfaces: it is shown while it is set, but never offered. */
export const listActionOptions = (current: ButtonActionType): Option<ButtonActionType>[] =>
  current === 'FORM_GROUP' ? [...offered, { value: 'FORM_GROUP', label: 'Form Group', disabled: true }] : offered

const offered: Option<ButtonActionType>[] = [
  { value: 'URL', label: 'URL', hint: 'Opens a web page in a new tab.' },
  { value: 'FORM', label: 'Form', hint: 'Opens one of your forms.' },
  { value: 'POPUP_LEAD_FORM', label: 'Popup Lead Form', hint: 'Asks for a message and contact details.' },
]
