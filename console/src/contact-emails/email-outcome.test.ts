import type { EmailPiece } from '@gable/shared/emails/piece.ts'
import { describe, expect, test } from 'vitest'
import { listEmailOutcomes } from './email-outcome.ts'

const sent: EmailPiece = {
  _id: 'piece',
  contact: { _id: 'contact', fullName: 'Nora Field' },
  contentId: null,
  subject: 'About Elm Street',
  toEmail: 'nora@example.com',
  state: 'SENT',
  holdReason: null,
  reason: '',
  dueAt: '2026-05-01T10:00:00.000Z',
  sentAt: '2026-05-01T10:00:01.000Z',
  deliveredAt: null,
  bouncedAt: null,
  openedAt: null,
  machineOpenedAt: null,
  clickedAt: null,
  unsubscribedAt: null,
  complainedAt: null,
}

const describeOutcomes = (changes: Partial<EmailPiece>) =>
  listEmailOutcomes({ ...sent, ...changes }).map(({ text }) => text)

describe('what became of an email', () => {
  test('is described in the order in which it happened, people apart from machines', () => {
    expect(
      describeOutcomes({
        state: 'DELIVERED',
        deliveredAt: '2026-05-01T10:00:02.000Z',
        machineOpenedAt: '2026-05-01T10:00:03.000Z',
        clickedAt: '2026-05-01T11:00:05.000Z',
        openedAt: '2026-05-01T11:00:00.000Z',
      }),
    ).toEqual([
      'Sent',
      'Delivered',
      'Fetched by a machine, such as a mail program that loads images ahead',
      'Opened by a person',
      'Clicked',
    ])
  })

  test('says why an email bounced', () => {
    const bounce = { state: 'BOUNCED', bouncedAt: '2026-05-01T10:00:05.000Z', reason: 'The mailbox is full.' } as const
    expect(describeOutcomes(bounce)).toEqual(['Sent', 'Bounced: The mailbox is full.'])
  })

  test.each([
    [{ state: 'QUEUED' }, 'Waiting to be sent'],
    [{ state: 'QUEUED', reason: 'The server was busy.' }, 'Waiting to be sent again. The server was busy.'],
    [{ state: 'SENDING' }, 'Being sent'],
    [{ state: 'HELD', holdReason: 'WEEKLY_LIMIT' }, 'Not sent: Weekly limit reached'],
    [{ state: 'CANCELED' }, 'Canceled before it was sent'],
    [{ state: 'FAILED', reason: 'The address does not exist.' }, 'Could not be sent: The address does not exist.'],
  ] as const)('of %j is one sentence', (changes, text) => {
    expect(describeOutcomes({ sentAt: null, ...changes })).toEqual([text])
  })
})
