import type { LeadType } from '../activity/entry.ts'

export const buttonTypes = ['PRIMARY', 'SECONDARY', 'LINK'] as const
export type ButtonType = (typeof buttonTypes)[number]

/** FORM_GROUP is stored by other surfaces and still works, but a dashboard button does not offer it. */
export const buttonActionTypes = ['URL', 'FORM', 'FORM_GROUP', 'POPUP_LEAD_FORM'] as const
export type ButtonActionType = (typeof buttonActionTypes)[number]

export interface ButtonAction {
  actionType: ButtonActionType
  /** The URL, or the id of the form or form group. Empty for the popup lead form. */
  value: string
  /** The lead type of the popup lead form. Empty for other actions. */
  leadType: LeadType | ''
}

export interface DashboardButton {
  type: ButtonType
  label: string
  action: ButtonAction
}

/** The short lead form on the page. It needs neither a form nor a URL, so it always works. */
export const popupLeadForm: ButtonAction = { actionType: 'POPUP_LEAD_FORM', value: '', leadType: 'SELLER' }

/** The action after an agent picks another type in a module's panel. */
export function changeActionType(actionType: ButtonActionType, forms: readonly { _id: string }[]): ButtonAction {
  if (actionType === 'URL') return { actionType, value: '', leadType: '' }
  if (actionType === 'POPUP_LEAD_FORM') return popupLeadForm
  return { actionType, value: forms[0]?._id ?? '', leadType: '' }
}
