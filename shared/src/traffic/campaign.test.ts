import { expect, test } from 'vitest'
import { parseCampaign } from './campaign.ts'

test('the campaign is read from the link', () => {
  const page = 'https://homes.example/lp/1?utm_source=postcard&utm_medium=qr&utm_campaign=Spring%20%26%20Summer&lang=es'
  expect(parseCampaign(page)).toEqual({ source: 'postcard', medium: 'qr', campaign: 'Spring & Summer' })
})

test('a page without a campaign and an invalid URL have none', () => {
  for (const page of ['https://homes.example/?utm_source=%20', 'https://homes.example/', 'homes', null])
    expect(parseCampaign(page)).toEqual({})
})

test('long values are cut', () => {
  expect(parseCampaign(`https://homes.example/?utm_term=${'x'.repeat(5000)}`).term).toHaveLength(200)
})
