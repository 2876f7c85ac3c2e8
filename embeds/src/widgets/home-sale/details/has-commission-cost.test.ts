import { expect, test } from 'vitest'
import { hasCommissionCost } from './has-commission-cost.ts'

test.each(['Agent commissions', 'Commission', 'Comisión de los agentes', 'Realtor fee'])(
  '"%s" is a commission, so the calculator does not ask for commissions again',
  (title) => expect(hasCommissionCost([{ title: 'Staging' }, { title }])).toBe(true),
)

test.each(['Closing costs', 'Staging', 'Agency fee', 'Home warranty'])('"%s" is not a commission', (title) =>
  expect(hasCommissionCost([{ title }])).toBe(false),
)
