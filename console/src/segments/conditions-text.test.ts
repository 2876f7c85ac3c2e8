import { expect, test } from 'vitest'
import { conditionsText } from './conditions-text.ts'

test('a segment reads as its search and its filters', () => {
  expect(conditionsText({ search: 'elm', described: ['Tags: Sphere', 'Home claimed: yes'] })).toBe(
    'Found by “elm”, Tags: Sphere, Home claimed: yes',
  )
})

test('a segment without conditions is everybody', () => {
  expect(conditionsText({ search: '', described: [] })).toBe('Every contact')
})
