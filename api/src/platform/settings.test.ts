import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readSettings, Settings } from './settings.ts'

describe('a wrong setting', () => {
  test.for([
    [{ PORT: 'http' }, 'The setting PORT must be a number.'],
    [{ PORT: '70000' }, 'The setting PORT must be a port between 0 and 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL must be a postgres:// address.'],
    [{ DEMO: 'yes' }, 'The setting DEMO must be on or off.'],
    [{ MAIL_URL: 'mail.example' }, 'The setting MAIL_URL must be an smtp:// or smtps:// address.'],
    [{ TILE_URL: 'tiles' }, 'The setting TILE_URL must be an http or https address.'],
    [{ TILE_URL: 'https://tiles.example/{z}.png' }, 'The setting TILE_URL must hold {z}, {x} and {y}.'],
    [{ S3_BUCKET: 'media' }, 'The setting S3_ENDPOINT is missing: S3_BUCKET needs it.'],
    [{ THINKIFIC_SITE: 'academy' }, 'The setting THINKIFIC_KEY is missing: THINKIFIC_SITE needs it.'],
  ] as const)('is named in one sentence: %j', ([environment, sentence]) => {
    expect(() => readSettings(environment)).toThrow(sentence)
  })
})

test('an empty variable is an unset one', () => {
  expect(readSettings({ PORT: '', MAIL_URL: '' })).toMatchObject({ PORT: 4000, DEMO: true })
})

test('every setting stands in the README', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  const missing = Object.keys(Settings.shape).filter((name) => !readme.includes(`\`${name}\``))
  expect(missing).toEqual([])
})
