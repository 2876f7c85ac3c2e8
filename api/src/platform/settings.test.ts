import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parseSettings, Settings } from './settings.ts'

describe('an invalid setting', () => {
  test.for([
    [{ PORT: 'http' }, 'The setting PORT must be a number.'],
    [{ PORT: '70000' }, 'The setting PORT must be a port between 0 and 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL must be a postgres:// URL.'],
    [{ CELLS: 'main=postgres://db/main' }, 'The setting CELLS must be a list of name=postgres://… with spaces between'],
    [{ CELLS: 'east=mysql://db/east' }, 'The setting CELLS must be a list of name=postgres://… with spaces between'],
    [{ CELLS: 'a=postgres://db/a a=postgres://db/b' }, 'The setting CELLS must have a name for each database of its'],
    [{ DEMO: 'yes' }, 'The setting DEMO must be on or off.'],
    [
      { TRUST_PROXY: 'yes' },
      'The setting TRUST_PROXY must be on, off, a number of proxies, or a list of addresses and',
    ],
    [{ TRUST_PROXY: '-1' }, 'The setting TRUST_PROXY must be on, off, a number of proxies, or a list of addresses and'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'The setting TRUST_PROXY must be on, off, a number of proxies, or a list of'],
    [{ MAIL_URL: 'mail.example' }, 'The setting MAIL_URL must be an smtp:// or smtps:// URL.'],
    [{ TILE_URL: 'tiles' }, 'The setting TILE_URL must be an http or https URL.'],
    [{ TILE_URL: 'https://tiles.example/{z}.png' }, 'The setting TILE_URL must contain {z}, {x} and {y}.'],
    [{ S3_BUCKET: 'media' }, 'The setting S3_ENDPOINT is missing. It is required with S3_BUCKET.'],
    [{ THINKIFIC_SITE: 'academy' }, 'The setting THINKIFIC_KEY is missing. It is required with THINKIFIC_SITE.'],
  ] as const)('is reported in one sentence: %j', ([environment, sentence]) => {
    expect(() => parseSettings(environment)).toThrow(sentence)
  })
})

test('CELLS names databases, and a problem with it never shows an address', () => {
  const { CELLS } = parseSettings({ CELLS: 'east=postgres://db/east?options=-c%20x=y  west=postgres://db/west' })
  expect([...CELLS]).toEqual([
    ['east', 'postgres://db/east?options=-c%20x=y'],
    ['west', 'postgres://db/west'],
  ])
  expect(parseSettings({}).CELLS.size).toBe(0)
  const parse = () => parseSettings({ CELLS: 'east=postgres://gable:secret@db/east East=postgres://gable:secret@db' })
  expect(parse).toThrow(/^(?!.*secret).*CELLS/)
})

test('an empty variable counts as unset', () => {
  expect(parseSettings({ PORT: '', MAIL_URL: '' })).toMatchObject({ PORT: 4000, DEMO: true })
})

test('demo data is created in the embedded database, and in another one only on request', () => {
  const DATABASE_URL = 'postgres://gable@db.internal/gable'
  expect(parseSettings({}).DEMO).toBe(true)
  expect(parseSettings({ DEMO: 'off' }).DEMO).toBe(false)
  expect(parseSettings({ DATABASE_URL }).DEMO).toBe(false)
  expect(parseSettings({ DATABASE_URL, DEMO: '' }).DEMO).toBe(false)
  expect(parseSettings({ DATABASE_URL, DEMO: 'on' }).DEMO).toBe(true)
})

test.for([
  [undefined, false],
  ['off', false],
  ['on', 1],
  ['2', 2],
  ['10.0.0.0/8, 192.0.2.4,fd00::/8', ['10.0.0.0/8', '192.0.2.4', 'fd00::/8']],
] as const)('TRUST_PROXY %s trusts the proxies %j', ([TRUST_PROXY, proxies]) => {
  expect(parseSettings({ TRUST_PROXY }).TRUST_PROXY).toEqual(proxies)
})

test('the README lists every setting', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  const missing = Object.keys(Settings.shape).filter((name) => !readme.includes(`\`${name}\``))
  expect(missing).toEqual([])
})
