import { expect, test } from 'vitest'
import { getSupportUrl } from './support-url.ts'

const supportCase = { subject: 'Reactivate Moss & Daughters', lines: ['Account: a1', 'Signed in as: ada@moss.example'] }

test('an email to support has the case filled in', () => {
  const url =
    'mailto:support@gable.test?subject=Reactivate%20Moss%20%26%20Daughters&body=Account%3A%20a1%0D%0ASigned%20in%20as%3A%20ada%40moss.example'
  expect(getSupportUrl('mailto:support@gable.test', supportCase)).toBe(url)
  expect(getSupportUrl('mailto:help@gable.test?cc=team@gable.test', supportCase)).toMatch(
    /cc=team@gable\.test&subject=/,
  )
})

test('a support page opens as it is, and so does an email without a case', () => {
  expect(getSupportUrl('https://help.example/contact', supportCase)).toBe('https://help.example/contact')
  expect(getSupportUrl('mailto:support@gable.test')).toBe('mailto:support@gable.test')
})
