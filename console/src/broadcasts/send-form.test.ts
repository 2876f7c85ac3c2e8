import { tooEarlyMessage, tooLateMessage } from '@gable/shared/broadcasts/broadcast.ts'
import { requiredMessage } from '@gable/shared/http/fields.ts'
import { expect, test } from 'vitest'
import { createSendForm, type SendForm, toAudienceSelection, toStart } from './send-form.ts'

const now = Date.parse('2026-03-02T15:00:00Z')
const form = createSendForm('America/New_York', () => now)
const complete: SendForm = {
  content: { value: '1', label: 'Spring' },
  audience: { value: 'all', label: 'All contacts' },
  when: 'NOW',
  startsAt: '',
}

const getErrors = (values: Partial<SendForm>) =>
  form.safeParse({ ...complete, ...values }).error?.issues.map(({ path, message }) => [path[0], message])

test('sending needs a content and contacts', () => {
  expect(getErrors({})).toBeUndefined()
  expect(getErrors({ content: null, audience: null })).toEqual([
    ['content', requiredMessage],
    ['audience', requiredMessage],
  ])
})

test('a scheduled time is complete and in the future of the agent', () => {
  expect(getErrors({ when: 'LATER' })).toEqual([['startsAt', requiredMessage]])
  for (const startsAt of ['2026-03-02', '2026-03-02T10:00'])
    expect(getErrors({ when: 'LATER', startsAt })).toEqual([['startsAt', tooEarlyMessage]])
  expect(getErrors({ when: 'LATER', startsAt: '2026-03-02T10:01' })).toBeUndefined()
  expect(getErrors({ when: 'LATER', startsAt: '2027-03-03T10:01' })).toEqual([['startsAt', tooLateMessage]])
})

test('a time that was typed before switching to now is ignored', () => {
  expect(toStart({ when: 'NOW', startsAt: '2026-03-02T10:01' }, 'America/New_York')).toBeUndefined()
  expect(toStart({ when: 'LATER', startsAt: '2026-03-02T10:01' }, 'America/New_York')).toBe('2026-03-02T15:01:00.000Z')
})

test('contacts are those of a segment, or all', () => {
  expect(toAudienceSelection('all')).toEqual({ search: '', filters: [] })
  expect(toAudienceSelection('7')).toEqual({ search: '', filters: [], segmentId: '7' })
})
