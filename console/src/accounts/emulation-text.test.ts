import { expect, test } from 'vitest'
import { emulationText } from './emulation-text.ts'

const dana = { fullName: 'Dana Hill', email: 'dana@gable.test' }

test('the banner says who looks on, and as whom', () => {
  expect(emulationText('SUPPORT', dana)).toBe('Support is viewing this account as Dana Hill.')
  expect(emulationText('ADMIN', dana)).toBe('An administrator is viewing this account as Dana Hill.')
})

test('somebody who has not told their name yet is known by their email', () => {
  expect(emulationText('SUPPORT', { ...dana, fullName: ' ' })).toBe(
    'Support is viewing this account as dana@gable.test.',
  )
})
