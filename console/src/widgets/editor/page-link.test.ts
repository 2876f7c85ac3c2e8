import { expect, test } from 'vitest'
import { toPageLink } from './page-link.ts'

test('a page shows as its host and path', () => {
  expect(toPageLink('https://www.harbor.example/sell/caf%C3%A9')).toEqual({
    name: 'www.harbor.example/sell/café',
    href: 'https://www.harbor.example/sell/caf%C3%A9',
  })
})

test('a home page shows as its host', () => {
  expect(toPageLink('http://localhost:8080/').name).toBe('localhost:8080')
})

test.each(['javascript:alert(1)', 'data:text/html,<b>', 'https://', 'no address'])('%s gets no link', (page) => {
  expect(toPageLink(page)).toEqual({ name: page, href: undefined })
})

test('a path that cannot be decoded stays encoded', () => {
  expect(toPageLink('https://harbor.example/%E0%A4%A').name).toBe('harbor.example/%E0%A4%A')
})
