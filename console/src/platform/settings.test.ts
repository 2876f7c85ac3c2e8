import { RELEASE } from '@gable/shared/release.ts'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('the settings are what the server put into the page', () => {
  const said = {
    environment: 'production',
    release: 'r1',
    productName: 'Gable',
    deviceCheck: false,
    demo: true,
    supportUrl: 'https://help.example',
    errorDsn: 'https://key@errors.example/1',
  }
  expect(readSettings(JSON.stringify(said), false)).toEqual(said)
})

const careful = {
  environment: 'production',
  release: RELEASE,
  productName: 'the product',
  deviceCheck: true,
  demo: false,
  supportUrl: 'mailto:support@gable.test',
}

test.each([undefined, null, '', '{}', 'not json', '[]', '"text"', '{"demo":"yes","deviceCheck":"off","errorDsn":4}'])(
  'what is missing or wrong counts as not said, and the console starts with care (%s)',
  (content) => {
    expect(readSettings(content, false)).toEqual(careful)
  },
)

test('while the console is being worked on, the demo people are at hand', () => {
  expect(readSettings('{}', true)).toMatchObject({ environment: 'development', demo: true })
})
