import { expect, test } from 'vitest'
import { chooseScrollBehavior } from './choose-scroll-behavior.ts'

const scrollTo = (top: number, prefersReducedMotion = false) =>
  chooseScrollBehavior({ top, bottom: top + 300, windowHeight: 745, prefersReducedMotion })

test('the preview scrolls to a module nearby and jumps to one that is far away', () => {
  expect(scrollTo(1200)).toBe('smooth')
  expect(scrollTo(-900)).toBe('smooth')
  expect(scrollTo(9524)).toBe('instant')
  expect(scrollTo(-5000)).toBe('instant')
})

test('the preview never scrolls smoothly for people who prefer reduced motion', () => {
  expect(scrollTo(1200, true)).toBe('instant')
})
