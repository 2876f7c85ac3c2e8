import { expect, test } from 'vitest'
import { checkRecord } from './check-record.ts'
import type { DnsLookup } from './dns-lookup.ts'
import type { ExpectedRecord } from './domain-records.ts'

/** Checks a record against texts and aliases by name. */
const check = (
  record: Partial<ExpectedRecord>,
  texts: Record<string, string[]>,
  aliases: Record<string, string[]> = {},
) => {
  const lookup: DnsLookup = {
    listTexts: async (name) => texts[name] ?? [],
    listAliases: async (name) => aliases[name] ?? [],
  }
  const defaults = { type: 'TXT', host: 'a.example', value: '', check: 'SPF', isRequired: true } as const
  return checkRecord(lookup, { ...defaults, ...record }, 'a.example')
}

const dkim = { check: 'DKIM', host: 's._domainkey.a.example', value: 'v=DKIM1; k=rsa; p=AAAABBBB' } as const

test('a key may have spaces and other tags around it', async () => {
  const found = async (text: string) => (await check(dkim, { [dkim.host]: [text] })).state
  expect(await found('v=DKIM1;k=rsa;t=s;p=AAAA BBBB')).toBe('PASSED')
  expect(await found('p=AAAABBBB;')).toBe('PASSED')
})

test('a wrong key is explained', async () => {
  const explain = async (...texts: string[]) => (await check(dkim, { [dkim.host]: texts })).message
  expect(await explain('v=DKIM1; k=rsa; p=AAAA')).toMatch(/cut off after 22 characters/)
  expect(await explain('v=DKIM1; p=')).toMatch(/revoked/)
  expect(await explain('v=DKIM1; p=CCCC')).toMatch(/another key/)
  expect(await explain('p=AAAABBBB', 'p=CCCC')).toMatch(/several records/)
})

test('a record that was entered with the domain twice is found', async () => {
  const record = { check: 'OWNERSHIP', host: '_gable.a.example', value: 'x' } as const
  const { state, message } = await check(record, { '_gable.a.example.a.example': ['x'] })
  expect([state, message]).toEqual(['FAILED', expect.stringContaining('enter only _gable as the name')])
})

test('a policy of the domain above counts, two policies or a wrong one do not', async () => {
  const record = { check: 'DMARC', host: '_dmarc.a.b.example' } as const
  const state = async (texts: Record<string, string[]>) => (await check(record, texts)).state
  expect(await state({ '_dmarc.b.example': ['v=DMARC1; p=reject'] })).toBe('PASSED')
  expect(await state({ '_dmarc.example': ['v=DMARC1; p=reject'] })).toBe('FAILED')
  expect(await state({ '_dmarc.a.b.example': ['v=DMARC1; p=none', 'v=DMARC1; p=none'] })).toBe('FAILED')
  expect(await state({ '_dmarc.a.b.example': ['v=DMARC1'] })).toBe('FAILED')
  expect(await state({ '_dmarc.a.b.example': ['p=none; v=DMARC1'] })).toBe('FAILED')
})

test('an SPF record must be one, name us before its end, and not allow everyone', async () => {
  const value = 'v=spf1 include:us.example ~all'
  const explain = async (...texts: string[]) => check({ value }, { 'a.example': texts })
  expect(await explain('unrelated', 'v=spf1 include:US.example -all')).toMatchObject({ state: 'PASSED' })
  expect((await explain('v=spf1 mx')).message).toBe('Change the record to: v=spf1 mx include:us.example')
  expect((await explain('v=spf1 -all', 'v=spf1 mx')).message).toMatch(/two SPF records/)
  expect((await explain('v=spf1 include:us.example +all')).message).toMatch(/everyone/)
  const many = Array.from({ length: 10 }, (_, n) => `include:${n}.example`).join(' ')
  expect((await explain(`v=spf1 ${many} include:us.example ~all`)).message).toMatch(/more than 10/)
})

test('an optional record is a warning, and what strangers write is cleaned', async () => {
  const record = { check: 'RETURN_PATH', type: 'CNAME', host: 'bounce.a.example', value: 'us.example' } as const
  const optional = { ...record, isRequired: false }
  const aliases = { 'bounce.a.example': [`else\u202e\u0000where${'x'.repeat(600)}`] }
  const { state, found } = await check(optional, {}, aliases)
  expect(state).toBe('WARNING')
  expect(found[0]).toMatch(/^elsewherex+…$/)
  expect(await check(optional, {}, { 'bounce.a.example': ['US.example.'] })).toMatchObject({ state: 'PASSED' })
})
