import { describe, expect, test } from 'vitest'
import { readKeyword } from './keywords.ts'

describe('a reply', () => {
  test.each([
    'STOP',
    'stop',
    ' Stop. ',
    'Stop!!',
    '"STOP"',
    'STOPALL',
    'stop all',
    'Unsubscribe',
    'CANCEL',
    'end',
    'Quit',
    'opt-out',
    'ＳＴＯＰ',
  ])('%j opts out', (body) => expect(readKeyword(body)).toBe('STOP'))

  test.each(['START', 'yes', 'Unstop', 'Yes!'])('%j opts in again', (body) => expect(readKeyword(body)).toBe('START'))

  test.each(['HELP', 'help?', 'Info'])('%j asks for help', (body) => expect(readKeyword(body)).toBe('HELP'))

  test.each(['', '👍', 'Please stop by on Friday', 'Yes, call me', 'no', 'the end', 'helpful', 'stopped'])(
    '%j is no keyword',
    (body) => expect(readKeyword(body)).toBeUndefined(),
  )
})
