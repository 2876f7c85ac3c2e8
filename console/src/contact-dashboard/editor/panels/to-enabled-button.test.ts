import { type DashboardButton, popupLeadForm } from '@gable/shared/contact-dashboard/button.ts'
import { expect, test } from 'vitest'
import { toEnabledButton } from './to-enabled-button.ts'

const forms = [{ _id: 'form-1' }, { _id: 'form-2' }]
const button: DashboardButton = { type: 'PRIMARY', label: 'Get in touch', action: popupLeadForm }

test('a video button that is turned on is secondary and opens the first form', () => {
  expect(toEnabledButton(button, forms)).toEqual({
    type: 'SECONDARY',
    label: 'Get in touch',
    action: { actionType: 'FORM', value: 'form-1', leadType: '' },
  })
})

test('a value that is set stays', () => {
  const action = { actionType: 'URL', value: 'https://example.com', leadType: '' } as const
  expect(toEnabledButton({ ...button, action }, forms).action).toEqual(action)
})

test('without a form the action stays', () => {
  expect(toEnabledButton(button, []).action).toEqual(popupLeadForm)
})
