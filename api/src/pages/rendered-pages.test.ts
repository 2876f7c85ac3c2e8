import { expect, test } from 'vitest'
import type { EncodedPage } from './page-request.ts'
import { createObjectNumbers, createRenderedPages } from './rendered-pages.ts'

const toPage = (text: string): EncodedPage => ({ styleHash: '', encoding: 'identity', body: Buffer.from(text) })

test('a page is rendered again only when something that it shows has changed', async () => {
  const pages = createRenderedPages()
  const rendered: string[] = []
  const open = async (name: string) => {
    const { body } = await pages.get('code', { name }, async () => {
      rendered.push(name)
      return toPage(`Hi ${name}`)
    })
    return body.toString()
  }
  expect([await open('Nora'), await open('Nora'), await open('Ben'), await open('Nora')]).toEqual([
    'Hi Nora',
    'Hi Nora',
    'Hi Ben',
    'Hi Nora',
  ])
  expect(rendered).toEqual(['Nora', 'Ben', 'Nora'])
})

test('pages with the same content and another link are rendered apart', async () => {
  const pages = createRenderedPages()
  await pages.get('one', {}, async () => toPage('one'))
  expect((await pages.get('two', {}, async () => toPage('two'))).body.toString()).toBe('two')
})

test('pages are forgotten after an hour, and the oldest when memory is full', async () => {
  let now = 0
  const pages = createRenderedPages(() => now)
  const isRendered = async (key: string, size = 1) => {
    let count = 0
    await pages.get(key, {}, async () => {
      count += 1
      return toPage('x'.repeat(size))
    })
    return count === 1
  }
  await isRendered('early')
  now = 3_600_001
  await isRendered('late')
  expect(await isRendered('early')).toBe(true)
  const half = 17 * 1024 * 1024
  await isRendered('first half', half)
  await isRendered('second half', half)
  expect(await isRendered('second half', half)).toBe(false)
  expect(await isRendered('first half', half)).toBe(true)
})

test('objects with the same content that were read at different times have different numbers', () => {
  const numberOf = createObjectNumbers()
  const [first, again] = [{ name: 'Harbor Realty' }, { name: 'Harbor Realty' }]
  expect(numberOf(first)).toBe(numberOf(first))
  expect(numberOf(again)).not.toBe(numberOf(first))
})
