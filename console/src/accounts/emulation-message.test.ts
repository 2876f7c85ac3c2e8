import { expect, test } from 'vitest'
import { getEmulationMessage } from './emulation-message.ts'

const dana = { fullName: 'Dana Hill', email: 'dana@gable.test' }

test('the banner names the viewer and the user', () => {
  expect(getEmulationMessage('SUPPORT', dana)).toBe('Support is viewing this account as Dana Hill.')
  expect(getEmulationMessage('ADMIN', dana)).toBe('An administrator is viewing this account as Dana Hill.')
})

test('a user without a name is shown by email', () => {
  expect(getEmulationMessage('SUPPORT', { ...dana, fullName: ' ' })).toBe(
    'Support is viewing this account as dana@gable.test.',
  )
})
