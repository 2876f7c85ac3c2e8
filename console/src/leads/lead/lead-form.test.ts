import { expect, test } from 'vitest'
import { getChanges, LeadForm } from './lead-form.ts'

const before: LeadForm = { stage: 'NEW', lostReason: '', valueCents: null, agentId: '', nextAction: '', due: '' }
const newYork = 'America/New_York'

test('unchanged fields are not sent', () => {
  expect(getChanges(before, before, newYork)).toEqual({ change: undefined, move: undefined })
  expect(getChanges(before, { ...before, valueCents: 100 }, newYork)).toEqual({
    change: { valueCents: 100 },
    move: undefined,
  })
})

test('emptied fields are cleared', () => {
  const full = { ...before, agentId: 'a', nextAction: 'Call', due: '2026-03-14T09:00' }
  expect(getChanges(full, before, newYork).change).toEqual({ agentId: null, nextAction: null, nextActionAt: null })
})

test('due times are in the time zone of the agency', () => {
  expect(getChanges(before, { ...before, due: '2026-03-14T09:00' }, newYork).change).toEqual({
    nextActionAt: '2026-03-14T13:00:00.000Z',
  })
})

test('a new stage or a new lost reason is sent as a move', () => {
  expect(getChanges(before, { ...before, stage: 'CLOSED' }, newYork).move).toEqual({ stage: 'CLOSED' })
  const lost = { ...before, stage: 'LOST' as const, lostReason: 'Never answered' }
  expect(getChanges(before, lost, newYork).move).toEqual({ stage: 'LOST', lostReason: 'Never answered' })
  expect(getChanges(lost, { ...lost, lostReason: 'Moved' }, newYork).move).toMatchObject({ lostReason: 'Moved' })
})

test('a lost lead needs a reason', () => {
  expect(LeadForm.safeParse({ ...before, stage: 'LOST' }).error?.issues[0]?.path).toEqual(['lostReason'])
})

test.each(['0026-03-14T09:00', '1999-12-31T23:59', '2101-01-01T00:00', '12026-03-14T09:00'])(
  'the due time %s is refused as a typing error',
  (due) => {
    expect(LeadForm.safeParse({ ...before, due }).error?.issues.at(-1)?.message).toBe(
      'Choose a date between 2000 and 2100',
    )
  },
)
