import { expect, test } from 'vitest'
import { toPageLink } from './page-link.ts'

test('a page is named by its host and path', () => {
  expect(toPageLink('https://www.harbor.example/sell/caf%C3%A9')).toEqual({
    name: 'www.harbor.example/sell/café',
    href: 'https://www.harbor.example/sell/caf%C3%A9',
  })
})

test('of a home page the host is enough', () => {
  expect(toPageLink('http://localhost:8080/').name).toBe('localhost:8080')
})

test.each(['javascript:alert(1)', 'data:text/html,<b>', 'https://', 'no address'])('nobody is led to %s', (page) => {
  expect(toPageLink(page)).toEqual({ name: page, href: undefined })
})

test('a path that cannot be read is named as it is', () => {
  expect(toPageLink('https://harbor.example/%E0%A4%A').name).toBe('harbor.example/%E0%A4%A')
})
