import type { OwnerCorrection } from '@gable/shared/contact-dashboard/correction.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { expect, test } from 'vitest'
import { createPage, renderModulePage, toText } from '../testing/render-sample.ts'

const render = (overrides: Partial<PublicDashboard> = {}) => renderModulePage('COMPS', {}, overrides)
const { comparables, owner, home } = createPage()

test('sold homes and homes for sale are listed apart, with price, date, distance and how they compare', () => {
  const text = toText(render())
  expect(text).toContain('$332,000 17 Birch Lane Sold Oct 01, 2026 · 0.2 mi away Beds 3 = same as yours')
  expect(text).toContain('Size 1,905 sq ft +65 more than yours')
  expect(text).toContain('$349,900 120 Harbor View Drive Listed Nov 22, 2026 · 0.5 mi away Beds 4 +1 more than yours')
  expect(text.indexOf('For sale')).toBeGreaterThan(text.indexOf('63 Cedar Court'))
  expect(text).toContain('Listings from MLS.')
})

test('the map shows each home at its place, to scale, and its pins lead to the cards', () => {
  const html = render()
  expect(html).toContain('aria-label="Map of 4 homes around yours"')
  expect(html.match(/<svg class="pin (sold|active)"/g)).toHaveLength(4)
  expect(html).toContain('<a href="#nearby-1" aria-label="1: 17 Birch Lane, Portland, ME 04101">')
  expect(html).toContain('id="nearby-1"')
  expect(toText(html)).toContain('0.5 mi')
  expect(html).not.toContain('<image')
})

test('homes beside each other have pins apart, each with a line to its place', () => {
  const [first] = comparables
  const beside = (key: string) => ({ ...first, key }) as NonNullable<typeof first>
  const html = render({ comparables: [beside('a'), beside('b')] })
  const pins = [...html.matchAll(/<svg class="pin sold" x="([\d.]+)%" y="([\d.]+)%"/g)].map(([, x, y]) => `${x} ${y}`)
  const places = [...html.matchAll(/<line x1="([\d.]+)%" y1="([\d.]+)%"/g)].map(([, x, y]) => `${x} ${y}`)
  expect([new Set(pins).size, new Set(places).size, places.length]).toEqual([2, 1, 2])
})

test('a home far beyond the others is named below the map instead of shown on it', () => {
  const [first] = comparables
  const around = [1, 2, 3, 4].map((step) => ({
    ...first,
    key: `near ${step}`,
    addressComponent: { ...first?.addressComponent, latitude: Number(home.address.latitude) + step / 1000 },
  }))
  const far = { ...first, key: 'far', addressComponent: { ...first?.addressComponent, latitude: 47 } }
  const html = render({ comparables: [...around, far] as typeof comparables })
  expect(html.match(/class="pin sold"/g)).toHaveLength(4)
  expect(toText(html)).toContain('Too far away for this map: 5.')
})

test('map tiles come from the map server of the operator only, with its attribution', () => {
  const tiles = { url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: '© Tile & Map contributors' }
  const html = render({ tiles })
  expect(html).toMatch(
    /<img src="https:\/\/tiles\.test\/\d+\/\d+\/\d+\.png" alt(?:="")? referrerpolicy="strict-origin"\/>/i,
  )
  expect(html).toContain('<figcaption>© Tile &amp; Map contributors</figcaption>')
  expect(render({ tiles: { ...tiles, attribution: '' } })).not.toContain('<figcaption')
  expect(render()).not.toContain('<figcaption')
})

test('without the location of the home there is no map, and the cards remain', () => {
  const address = { ...home.address, latitude: null, longitude: null }
  const html = render({ home: { ...home, address, facts: { ...home.facts, lat: null, long: null } } })
  expect(html).not.toContain('nearby-map')
  expect(html).toContain('17 Birch Lane')
})

test('a photo is shown only from our own site, and a drawing otherwise', () => {
  const withPhoto = (photo: string) => render({ comparables: comparables.map((home) => ({ ...home, imgs: [photo] })) })
  expect(withPhoto('/media/a.webp')).toContain('src="/media/a.webp"')
  expect(withPhoto('https://elsewhere.test/a.jpg')).not.toContain('elsewhere')
  expect(render()).toContain('class="house"')
})

test('our own estimate stands beside the provider’s, with every step', () => {
  const text = toText(render())
  expect(text).toContain(
    'What these sales suggest $340,000 $318,000 to $356,000, from 3 sold homes $320,000 ATTOM estimates',
  )
  expect(text).toContain('It is not an appraisal')
  expect(text).toContain(
    '17 Birch Lane Counts once Sold for $332,000 Per square foot, at 1,905 sq ft $174.28 At your 1,840 sq ft $320,672',
  )
  expect(text).toContain('Yours is 4 years older, −0.8% −$2,565 Suggests for yours $318,107')
})

test('a mark works as a plain form, shows which button is pressed, and is removed by the same button', () => {
  const [first, ...others] = comparables
  if (!first) throw new Error('The sample has homes nearby')
  const html = render({ comparables: [{ ...first, mark: 'LIKE' }, ...others] })
  expect(html).toContain('<form class="marks" method="post" action="/d/ABCDEFGH23456789/comparables"')
  expect(html).toMatch(/name="mark" value aria-pressed="true" aria-label="Like mine: 17 Birch Lane/)
  expect(html).toMatch(/name="mark" value="UNLIKE" aria-pressed="false" aria-label="Not like mine: 17 Birch Lane/)
  expect(toText(html)).toContain('17 Birch Lane Counts 3 times')
})

test('a home for sale has no mark, because an asking price does not count', () => {
  expect(
    render({ comparables: comparables.filter(({ listingCategory }) => listingCategory === 'active') }),
  ).not.toContain('class="marks"')
})

test('the owner’s own figures count in the estimate, unless the agent declined them', () => {
  const correction: OwnerCorrection = {
    _id: '1',
    field: 'aboveGradeSqft',
    value: 2000,
    recorded: 1840,
    text: '',
    year: null,
    cost: null,
    state: 'PENDING',
    at: '2026-11-01',
  }
  expect(toText(render({ corrections: [correction] }))).toContain('Your home counts with 2,000 sq ft.')
  expect(toText(render({ corrections: [{ ...correction, state: 'DECLINED' }] }))).toContain(
    'Your home counts with 1,840 sq ft.',
  )
})

test('contacts who opted out of marketing see cards without map, prices and estimate', () => {
  const html = render({ owner: { ...owner, isNonMarketing: true } })
  expect(toText(html)).toContain('17 Birch Lane')
  for (const hidden of ['nearby-map', 'class="marks"', 'own-estimate"', '$332,000', '$320,000'])
    expect(html).not.toContain(hidden)
})

test('without homes nearby the module says so', () => {
  expect(toText(render({ comparables: [] }))).toContain('No homes near you were listed or sold lately.')
})

test('only owners who can mark homes are invited to', () => {
  const invitation = 'Choose those that are most like yours'
  expect(toText(render())).toContain(invitation)
  expect(toText(render({ comparables: [] }))).not.toContain(invitation)
  expect(toText(render({ owner: { ...owner, isNonMarketing: true } }))).not.toContain(invitation)
})

test('the module speaks Spanish', () => {
  const text = toText(render({ language: 'es' }))
  for (const part of ['Vendidas', 'En venta', 'Como la mía', 'Lo que sugieren estas ventas', 'Cuenta una vez'])
    expect(text).toContain(part)
})
