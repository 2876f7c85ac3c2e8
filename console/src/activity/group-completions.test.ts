import type { ChangelogEntry } from '@gable/shared/activity/changelog.ts'
import { expect, test } from 'vitest'
import { groupCompletions } from './group-completions.ts'

const toEntry = (kind: string, at: string, { leadId = 'l1', agent = 'a1', eventGroup = 'LEAD' } = {}) =>
  ({
    _id: `${kind} ${at}`,
    eventGroup,
    kind,
    at,
    agent: { _id: agent, fullName: '' },
    detail: { leadId },
  }) as unknown as ChangelogEntry

const kindsOf = (entries: ChangelogEntry[]) =>
  groupCompletions(entries).map(({ entry, parts }) => [entry.kind, ...parts.map(({ kind }) => kind)])

test('a completed task takes the assignment and the move of the same press along', () => {
  expect(
    kindsOf([
      toEntry('DONE', '2026-03-14T10:00:00.020Z'),
      toEntry('ASSIGNED', '2026-03-14T10:00:00.010Z'),
      toEntry('STAGE_CHANGED', '2026-03-14T10:00:00.000Z'),
      toEntry('CREATED', '2026-03-14T10:00:00.000Z'),
    ]),
  ).toEqual([['DONE', 'ASSIGNED', 'STAGE_CHANGED'], ['CREATED']])
})

test.each([
  ['an earlier move', toEntry('STAGE_CHANGED', '2026-03-14T09:59:00Z')],
  ['a move of another lead', toEntry('STAGE_CHANGED', '2026-03-14T10:00:00Z', { leadId: 'l2' })],
  ['a move by someone else', toEntry('STAGE_CHANGED', '2026-03-14T10:00:00Z', { agent: 'a2' })],
  ['a call', toEntry('LOGGED', '2026-03-14T10:00:00Z', { eventGroup: 'CALL' })],
])('%s stays on its own', (_, entry) => {
  expect(kindsOf([toEntry('DONE', '2026-03-14T10:00:00Z'), entry])).toEqual([['DONE'], [entry.kind]])
})
