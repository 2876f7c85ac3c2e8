import { expect, test } from 'vitest'
import { renderBrandMark, toBrandMarkUrl } from './brand-mark.ts'

const colors = { color: '#123F5C', onColor: '#FFFFFF' }

test('a brand is marked by its initial on its color', () => {
  const mark = renderBrandMark({ name: 'élan Homes', ...colors })
  expect(mark).toContain('fill="#123F5C"')
  expect(mark).toMatch(/fill="#FFFFFF">É</)
})

test.each(['<&">', '—', ''])('a name without letters gives a mark without markup of its own: %s', (name) => {
  expect(renderBrandMark({ name, ...colors })).toContain('>·<')
})

test('the mark fits into an attribute', () => {
  expect(toBrandMarkUrl({ name: 'Harbor', ...colors })).toMatch(/^data:image\/svg\+xml,[^"'<> ]+$/)
})
