import { expect, test } from 'vitest'
import type { PublicBrand } from '../branding/public-brand.ts'
import { createLayoutSettings } from './create-layout-settings.ts'
import { emptyGeneralSettings, type LayoutType } from './layout.ts'
import { toLinkCard } from './link-card.ts'
import { defaultTemplateOf } from './templates.ts'

const createInput = (layout: LayoutType) => ({
  ...({ pageId: '018bb2c0-1e00-7000-8c00-0000000000a5', language: 'en' } as const),
  settings: createLayoutSettings(defaultTemplateOf(layout), { brandingId: '', actionFor: () => null }),
  ...emptyGeneralSettings,
  brand: { name: 'Harbor & Hill' } as PublicBrand,
})

test("the agency's social settings come before the page content", () => {
  const social = { mediaTitle: 'Sell by summer', mediaDescription: 'With us.', featuredImage: '/media/a/b.jpg' }
  expect(toLinkCard({ ...createInput('WEBSITE_1'), ...social })).toEqual({
    title: 'Sell by summer',
    description: 'With us.',
    image: '/media/a/b.jpg',
  })
})

test('without social settings, the first heading and the background are used', () => {
  const { settings, ...rest } = createInput('TABBED_WEBSITE_1')
  expect(toLinkCard({ settings, ...rest })).toEqual({
    title: 'What is your home worth? | Harbor & Hill',
    description: 'Based on recent sales nearby, reviewed by someone who has been inside those homes.',
    image: '/scenes/harbor-morning.jpg',
  })
  expect(toLinkCard({ settings: { ...settings, backgroundImage: '/media/a/c.jpg' }, ...rest }).image).toBe(
    '/media/a/c.jpg',
  )
})

test('a page without a picture has one drawn, whose address changes with its text', () => {
  const { settings, ...rest } = createInput('JOURNEY')
  const { image } = toLinkCard({ settings, ...rest })
  expect(image).toMatch(/^\/lp\/018bb2c0-1e00-7000-8c00-0000000000a5\/card\.png\?lang=en&v=\w+$/)
  expect(toLinkCard({ settings, ...rest }).image).toBe(image)
  expect(toLinkCard({ settings: { ...settings, heading: 'Another one' }, ...rest }).image).not.toBe(image)
})
