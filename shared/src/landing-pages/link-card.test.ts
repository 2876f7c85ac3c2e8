import { expect, test } from 'vitest'
import type { PublicBrand } from '../branding/public-brand.ts'
import { begunPage } from './begun-page.ts'
import { emptyGeneralSettings, type LayoutType } from './layout.ts'
import { linkCardOf } from './link-card.ts'
import { firstPageOf } from './templates.ts'

const told = (layout: LayoutType) => ({
  settings: begunPage(firstPageOf(layout), { brandingId: '', actionFor: () => null }),
  ...emptyGeneralSettings,
  brand: { name: 'Harbor & Hill' } as PublicBrand,
})

test('what the agency says of a page comes before what stands on it', () => {
  const said = { mediaTitle: 'Sell by summer', mediaDescription: 'With us.', featuredImage: '/media/a/b.jpg' }
  expect(linkCardOf({ ...told('WEBSITE_1'), ...said })).toEqual({
    title: 'Sell by summer',
    description: 'With us.',
    image: '/media/a/b.jpg',
  })
})

test('where nothing is said, the first words and the picture of the page speak for it', () => {
  const { settings, ...rest } = told('TABBED_WEBSITE_1')
  expect(linkCardOf({ settings, ...rest })).toEqual({
    title: 'What is your home worth? | Harbor & Hill',
    description: 'From recent sales nearby, looked through by someone who has been inside those homes.',
    image: '/scenes/harbor-morning.jpg',
  })
  expect(linkCardOf({ settings: { ...settings, backgroundImage: '/media/a/c.jpg' }, ...rest }).image).toBe(
    '/media/a/c.jpg',
  )
})

test('a page without a picture is shown without one', () => {
  expect(linkCardOf(told('JOURNEY')).image).toBe('')
})
