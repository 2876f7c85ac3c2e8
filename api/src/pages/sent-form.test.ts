import { timeOfId } from '@gable/shared/ids.ts'
import { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { expect, test } from 'vitest'
import { readSentForm } from './sent-form.ts'

const [first, offer] = ['018bb2c0-1e00-7000-8c00-000000000001', '018bb2c0-1e00-7000-8c00-000000000002']
const subject = { id: '018bb2c0-1e00-7000-8c00-0000000000a1', kind: 'widget' } as const
const now = Date.UTC(2026, 5, 1, 12)
const page = 'https://pages.example/f/x'
const fields = {
  address: '12 Harbor Road',
  [`answers.${first}`]: '3-6 Months',
  [`answers.${offer}`]: 'NO',
  'details.firstName': 'Ada',
  'details.lastName': 'Moss',
  'details.email': 'ada@example.com',
  'details.phone': '',
  'consent.wording': 'You agree.',
  'consent.version': 'es-1',
  'consent.seal': 'seal',
  website: '',
  since: String(now - 30_000),
}
const read = (change: Record<string, string> = {}) =>
  readSentForm(new URLSearchParams({ ...fields, ...change }), { subject, language: 'es', tab: 0, page }, now).submission

test('a form sent without script is what its script would have sent', () => {
  const submission = read()
  expect(VisitorSubmission.safeParse(submission).success).toBe(true)
  expect(submission).toMatchObject({
    subject: 'widget',
    language: 'es',
    page,
    address: { text: '12 Harbor Road' },
    answers: [
      { formId: first, value: '3-6 Months' },
      { formId: offer, value: 'NO' },
    ],
    details: { firstName: 'Ada', email: 'ada@example.com' },
    consent: { wording: 'You agree.', version: 'es-1', seal: 'seal', privacyUrl: '', termsUrl: '' },
    elapsed: 30_000,
  })
})

test('what was looked for where no home is asked for is an answer, and no home', () => {
  const { address: _, ...others } = fields
  const { submission, filling } = readSentForm(
    new URLSearchParams({ ...others, lookedFor: 'Dover, NH' }),
    { subject, language: 'es', tab: 0, page },
    now,
  )
  expect(submission).not.toHaveProperty('address')
  expect(submission.figures).toEqual([{ label: 'Buscaba', value: 'Dover, NH' }])
  expect(filling.address).toBe('Dover, NH')
})

test('pressed twice it is one submission; with something else in it, another', () => {
  expect(read().id).toBe(read().id)
  expect(read({ address: '14 Harbor Road' }).id).not.toBe(read().id)
  expect(timeOfId(read().id)).toBe(now - 30_000)
})

test.each(['', 'yesterday', '-1', String(now + 1), String(now - 90_000_000)])(
  'a beginning nobody could believe says nothing of how long it took: %s',
  (since) => {
    expect(read({ since })).not.toHaveProperty('elapsed')
  },
)
