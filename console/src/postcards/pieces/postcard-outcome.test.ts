import type { PostcardPiece } from '@gable/shared/postcards/piece.ts'
import { describe, expect, test } from 'vitest'
import { formatDay, listPostcardOutcomes } from './postcard-outcome.ts'

const piece: PostcardPiece = {
  _id: '1',
  contact: null,
  contentId: '2',
  title: 'Just sold',
  state: 'QUEUED',
  holdReason: null,
  reason: '',
  address: '18 Spring Street, Portland, ME 04101',
  dueOn: '2026-05-01',
  submittedAt: null,
  printedAt: null,
  inTransitAt: null,
  deliveredAt: null,
  returnedAt: null,
  canceledAt: null,
  scannedAt: null,
  scans: 0,
  credits: 10,
  canCancel: true,
  isCanceling: false,
}

const describeFate = (changes: Partial<PostcardPiece>) =>
  listPostcardOutcomes({ ...piece, ...changes }).map(({ text }) => text)

describe('the fate of a postcard', () => {
  test('is described from first to last, with scans in between', () => {
    expect(
      describeFate({
        state: 'DELIVERED',
        submittedAt: '2026-05-01T10:00:00.000Z',
        printedAt: '2026-05-02T10:00:00.000Z',
        inTransitAt: '2026-05-03T10:00:00.000Z',
        // The carrier reports a delivery late.
        deliveredAt: '2026-05-06T10:00:00.000Z',
        scannedAt: '2026-05-05T18:00:00.000Z',
        scans: 3,
      }),
    ).toEqual(['Sent to the printer', 'Printed', 'In transit', 'Scanned, 3 times in all', 'Delivered'])
  })

  test.each([
    [{}, 'Goes to the printer on May 01, 2026'],
    [{ state: 'HELD', holdReason: 'NO_ADDRESS' }, 'Not printed: No address'],
    [
      { state: 'HELD', holdReason: 'UNPRINTABLE_CHARACTERS', reason: '“李” cannot be printed.' },
      'Not printed: “李” cannot be printed.',
    ],
    [
      { state: 'FAILED', reason: 'The printer refused the file.' },
      'Could not be printed: The printer refused the file.',
    ],
    [{ isCanceling: true }, 'Canceling was asked for. The printer has not confirmed it yet.'],
    [{ state: 'CANCELED', canceledAt: '2026-05-01T10:00:00.000Z' }, 'Canceled'],
  ] as const)('of %j is one sentence', (changes, text) => {
    expect(describeFate(changes)).toEqual([text])
  })

  test('says why a postcard came back', () => {
    const returned = {
      state: 'RETURNED',
      returnedAt: '2026-05-09T10:00:00.000Z',
      reason: 'Moved, left no address',
    } as const
    expect(describeFate(returned)).toEqual(['Returned: Moved, left no address'])
  })
})

test('a day is the same in every time zone', () => {
  expect(formatDay('2026-11-01')).toBe('Nov 01, 2026')
})
