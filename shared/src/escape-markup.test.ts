import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

test('a text cannot leave its tag or its attribute', () => {
  expect(escapeMarkup(`<b title="a" class='b'>&amp;`)).toBe('&lt;b title=&quot;a&quot; class=&#39;b&#39;&gt;&amp;amp;')
  expect(escapeMarkup('Harbor Street')).toBe('Harbor Street')
})
