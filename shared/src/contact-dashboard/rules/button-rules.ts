import * as z from 'zod'
import { leadTypes } from '../../activity/entry.ts'
import { ReferenceId } from '../../assets/references.ts'
import { isWebAddress, requiredMessage } from '../../http/fields.ts'
import { type ButtonAction, buttonActionTypes, buttonTypes, type DashboardButton } from '../button.ts'
import { maxLengths } from '../limits.ts'
import { ButtonLabel } from './fields.ts'

const invalidUrl = 'Please enter a valid URL'

const ActionFields = z.object({
  actionType: z.enum(buttonActionTypes, 'Please select an Action Type'),
  value: z.string().trim().max(maxLengths.buttonUrl, invalidUrl).default(''),
  leadType: z.enum([...leadTypes, ''], 'Please select a lead type').default(''),
})

/** Empties the fields that do not belong to the action type. */
const toAction = ({ actionType, value, leadType }: z.output<typeof ActionFields>): ButtonAction =>
  actionType === 'POPUP_LEAD_FORM' ? { actionType, value: '', leadType } : { actionType, value, leadType: '' }

const Action = (missingUrl: string) =>
  ActionFields.superRefine(({ actionType, value, leadType }, context) => {
    const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (actionType === 'URL' && !isWebAddress(value)) report('value', value === '' ? missingUrl : invalidUrl)
    if ((actionType === 'FORM' || actionType === 'FORM_GROUP') && !ReferenceId.safeParse(value).success)
      report('value', 'Please select a form')
    if (actionType === 'POPUP_LEAD_FORM' && leadType === '') report('leadType', 'Please select a lead type')
  }).transform(toAction)

const ButtonWith = (missingUrl: string): z.ZodType<DashboardButton> =>
  z.object({ type: z.enum(buttonTypes, requiredMessage), label: ButtonLabel, action: Action(missingUrl) })

export const Button = ButtonWith(invalidUrl)
/** A vendor's button has a message of its own for a missing URL. */
export const VendorButton = ButtonWith('Please enter URL')

/** A button behind a toggle. `Button` applies to it only while the toggle is on. */
export const ToggledButton = z.object({
  type: z.enum(buttonTypes),
  label: z.string().trim().max(2000),
  action: ActionFields.transform(toAction),
}) satisfies z.ZodType<DashboardButton>
