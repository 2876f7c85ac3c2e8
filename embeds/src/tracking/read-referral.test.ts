import { afterEach, expect, test, vi } from 'vitest'
import { readReferral } from './read-referral.ts'

afterEach(() => vi.unstubAllGlobals())

function open(url: string, referrer: string, initialReferrer?: string) {
  vi.stubGlobal('location', new URL(url))
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('navigator', { maxTouchPoints: 0 })
  return readReferral(undefined, initialReferrer)
}

const site = 'https://homes.example'

test('a visit has the campaign of its link, and the site that linked', () => {
  expect(open(`${site}/?utm_source=card&utm_campaign=Spring`, 'https://search.example/?q=homes')).toMatchObject({
    source: 'card',
    campaign: 'Spring',
    medium: undefined,
    referrer: 'search.example',
  })
})

test('a visit that continues on another page of the website keeps its first campaign', () => {
  const first = `${site}/?utm_source=card&utm_campaign=Spring`
  expect(open(`${site}/sell`, first)).toMatchObject({ source: 'card', campaign: 'Spring', referrer: undefined })
  expect(open(`${site}/sell?utm_source=menu`, first)).toMatchObject({ source: 'card', campaign: 'Spring' })
})

test('a visit that continues on another page of the website keeps the site that began it', () => {
  const before = `${site}/sell?utm_source=card`
  expect(open(`${site}/sell?lang=es`, before, 'https://search.example/?q=homes')).toMatchObject({
    source: 'card',
    referrer: 'search.example',
  })
})

test('the campaign of another website is not that of the visit', () => {
  expect(open(`${site}/sell`, 'https://elsewhere.example/?utm_source=theirs')).toMatchObject({
    source: undefined,
    campaign: undefined,
    referrer: 'elsewhere.example',
  })
  expect(open(`${site}/sell`, '')).toMatchObject({ source: undefined, referrer: undefined })
})
