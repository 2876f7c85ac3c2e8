import { timeOfId } from '@gable/shared/ids.ts'
import { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { expect, test } from 'vitest'
import { parseFormPost } from './form-post.ts'

const [first, offer] = ['018bb2c0-1e00-7000-8c00-000000000001', '018bb2c0-1e00-7000-8c00-000000000002']
const asset = { id: '018bb2c0-1e00-7000-8c00-0000000000a1', kind: 'widget' } as const
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
const parse = (change: Record<string, string> = {}) =>
  parseFormPost(new URLSearchParams({ ...fields, ...change }), { asset, language: 'es', tab: 0, page }, now).submission

test('a form post becomes the submission that the script would send', () => {
  const submission = parse()
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

test("a buyer's search becomes an answer, not a property address", () => {
  const { address: _, ...others } = fields
  const { submission, values } = parseFormPost(
    new URLSearchParams({ ...others, lookedFor: 'Dover, NH' }),
    { asset, language: 'es', tab: 0, page },
    now,
  )
  expect(submission).not.toHaveProperty('address')
  expect(submission.figures).toEqual([{ label: 'Búsqueda', value: 'Dover, NH' }])
  expect(values.address).toBe('Dover, NH')
})

test('the same form sent twice has the same ID; changed values give a new one', () => {
  expect(parse().id).toBe(parse().id)
  expect(parse({ address: '14 Harbor Road' }).id).not.toBe(parse().id)
  expect(timeOfId(parse().id)).toBe(now - 30_000)
})

test.each(['', 'yesterday', '-1', String(now + 1), String(now - 90_000_000)])(
  'an implausible start time is ignored: %s',
  (since) => {
    expect(parse({ since })).not.toHaveProperty('elapsed')
  },
)
