import { RELEASE } from '@gable/shared/release.ts'
import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

test('settings come from the page', () => {
  const values = {
    environment: 'production',
    release: 'r1',
    productName: 'Gable',
    deviceCheck: false,
    demo: true,
    supportUrl: 'https://help.example',
    errorDsn: 'https://key@errors.example/1',
  }
  expect(parseSettings(JSON.stringify(values), false)).toEqual(values)
})

const defaults = {
  environment: 'production',
  release: RELEASE,
  productName: 'the product',
  deviceCheck: true,
  demo: false,
  supportUrl: 'mailto:support@gable.test',
}

test.each([undefined, null, '', '{}', 'not json', '[]', '"text"', '{"demo":"yes","deviceCheck":"off","errorDsn":4}'])(
  'missing and invalid settings fall back to safe defaults (%s)',
  (content) => {
    expect(parseSettings(content, false)).toEqual(defaults)
  },
)

test('demo users are available in development', () => {
  expect(parseSettings('{}', true)).toMatchObject({ environment: 'development', demo: true })
})
