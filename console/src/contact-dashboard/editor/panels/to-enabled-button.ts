import { changeActionType, type DashboardButton } from '@gable/shared/contact-dashboard/button.ts'

/** The button of a video after it is turned on. Without any form it keeps its action, which always works. */
export const toEnabledButton = (button: DashboardButton, forms: readonly { _id: string }[]): DashboardButton => ({
  ...button,
  type: 'SECONDARY',
  action: button.action.value === '' && forms.length > 0 ? changeActionType('FORM', forms) : button.action,
})
