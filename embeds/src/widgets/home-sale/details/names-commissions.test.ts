import { expect, test } from 'vitest'
import { namesCommissions } from './names-commissions.ts'

test.each(['Agent commissions', 'Commission', 'Comisión de los agentes', 'Realtor fee'])(
  '"%s" is a commission, so that nobody is asked for it again',
  (title) => expect(namesCommissions([{ title: 'Staging' }, { title }])).toBe(true),
)

test.each(['Closing costs', 'Staging', 'Agency fee', 'Home warranty'])('"%s" is none', (title) =>
  expect(namesCommissions([{ title }])).toBe(false),
)
