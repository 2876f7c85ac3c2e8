import fc from 'fast-check'
import { expect, test } from 'vitest'
import { channels, toLinkTags, toTaggedUrl } from './channels.ts'
import { toReferral, toTraffic } from './to-traffic.ts'

test('another channel is its own source', () => {
  expect(toLinkTags('OTHER', { name: 'Café “Élan” flyer', campaign: '', assetName: 'Sell by Summer' })).toEqual({
    source: 'cafe-elan-flyer',
    medium: 'other',
    campaign: 'sell-by-summer',
  })
})

test('a tagged address keeps its other parameters', () => {
  const tags = toLinkTags('FACEBOOK', { name: 'Facebook', campaign: 'Spring 2027', assetName: '' })
  expect(toTaggedUrl('https://homes.example/lp/1?lang=es', tags)).toBe(
    'https://homes.example/lp/1?lang=es&utm_source=facebook&utm_medium=social&utm_campaign=spring-2027',
  )
})

test('a visit with the address of any link is counted under the tags of that link', () => {
  const text = fc.string({ maxLength: 80, unit: 'grapheme' })
  fc.assert(
    fc.property(fc.constantFrom(...channels), text, text, text, (channel, name, campaign, assetName) => {
      const tags = toLinkTags(channel, { name, campaign, assetName })
      const url = toTaggedUrl('https://homes.example/lp/1', tags)
      const { device: _, ...counted } = toTraffic(toReferral(url, null), 'PHONE')
      expect(counted).toEqual(tags)
    }),
  )
})
