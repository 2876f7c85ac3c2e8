import { expect, test } from 'vitest'
import { campaignOf } from './campaign.ts'

test('the link tells of its campaign', () => {
  const page = 'https://homes.example/lp/1?utm_source=postcard&utm_medium=qr&utm_campaign=Spring%20%26%20Summer&lang=es'
  expect(campaignOf(page)).toEqual({ source: 'postcard', medium: 'qr', campaign: 'Spring & Summer' })
})

test('a page without one, and what is no address, tell nothing', () => {
  for (const page of ['https://homes.example/?utm_source=%20', 'https://homes.example/', 'homes', null])
    expect(campaignOf(page)).toEqual({})
})

test('nobody fills our records by a link', () => {
  expect(campaignOf(`https://homes.example/?utm_term=${'x'.repeat(5000)}`).term).toHaveLength(200)
})
