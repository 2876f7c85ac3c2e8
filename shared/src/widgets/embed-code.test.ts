import { transformSync } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderEmbedCode } from './embed-code.ts'
import type { EmbeddedWidget } from './embed-parts.ts'
import { renderReactCode } from './react-code.ts'
import { getReservedHeight } from './reserved-height.ts'
import { getDefaultTemplate } from './templates.ts'
import { type MarkupNode, parseMarkup } from './testing/parse-markup.ts'
import { renderVueCode } from './vue-code.ts'

const widgetId = '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1'
const origin = 'https://gable.example'
const script = `${origin}/embed/search-widget.js`
const link = `${origin}/f/${widgetId}`
const styleOf = (call: string) => `display:block;min-height:${getReservedHeight('SEARCH', search('', call).settings)}`

const search = (agencyName: string, call = 'Get my home value'): EmbeddedWidget<'SEARCH'> => ({
  widgetId,
  type: 'SEARCH',
  agencyName,
  origin,
  settings: {
    brandingId: widgetId,
    action: null,
    textBox: { placeholder: '' },
    searchButton: { text: { content: call } },
  },
})

const element = (call = 'Get my home value', given: Record<string, string> = {}): MarkupNode => ({
  tag: 'search-widget',
  attributes: { ...given, 'widget-id': widgetId, style: styleOf(call) },
  content: [{ tag: 'a', attributes: { href: link }, content: [call] }],
})

describe('what is pasted into a website', () => {
  const names = ['Harbor & Hill', 'Kim’s "Best" Homes', '--> <script>alert(1)</script>', '--!> 🏡', '>', '->', '-', '']
  test.each(names)('is a remark, a script and the element, for an agency called %s', (name) => {
    const [remark, ...rest] = parseMarkup(renderEmbedCode(search(name))).filter((node) => node !== '\n')
    expect(remark).toHaveProperty('remark')
    expect(rest).toEqual([{ tag: 'script', attributes: { async: '', src: script }, content: [] }, element()])
  })

  test('names the agency', () => {
    expect(renderEmbedCode(search('Harbor & Hill 🏡'))).toMatch(/^<!-- Harbor & Hill 🏡 -->\n/)
  })

  test('stays the same elements, whatever the agency is called and the button says', () => {
    fc.assert(
      fc.property(text, text, (name, call) => {
        const nodes = parseMarkup(renderEmbedCode(search(name, call)))
        expect(nodes.map((node) => (typeof node === 'string' ? node : 'tag' in node ? node.tag : 'remark'))).toEqual([
          'remark',
          '\n',
          'script',
          '\n',
          'search-widget',
        ])
        expect(nodes.at(-1)).toEqual(element(call))
      }),
    )
  })

  test('is pinned to one edition of the script, which nobody can exchange unnoticed', () => {
    const code = renderEmbedCode(search('Harbor & Hill'), { file: 'search-widget-1a2b.js', integrity: 'sha384-abc' })
    expect(parseMarkup(code)).toContainEqual({
      tag: 'script',
      attributes: {
        async: '',
        src: `${origin}/embed/search-widget-1a2b.js`,
        integrity: 'sha384-abc',
        crossorigin: 'anonymous',
      },
      content: [],
    })
  })

  test('says of a calculator what its button says', () => {
    const settings = { ...getDefaultTemplate('MORTGAGE_CALC').content, brandingId: widgetId }
    const code = renderEmbedCode({ ...search('Harbor & Hill'), type: 'MORTGAGE_CALC', settings })
    expect(code).toContain(`<mortgage-calculator-widget widget-id="${widgetId}"`)
    expect(code).toContain('>Check my rate</a></mortgage-calculator-widget>')
  })
})

describe('the component for React', () => {
  test('draws the element and brings the script along, once', () => {
    const { drawn, scripts } = rendered(renderReactCode(search('Harbor & Hill', '<b>{Value}</b> "now"')))
    expect(drawn).toEqual({
      tag: 'search-widget',
      attributes: {
        'widget-id': widgetId,
        style: { display: 'block', minHeight: getReservedHeight('SEARCH', search('').settings) },
      },
      content: [{ tag: 'a', attributes: { href: link }, content: ['<b>{Value}</b> "now"'] }],
    })
    expect(scripts).toEqual([{ src: script }])
  })

  test('is the same component, whatever the agency is called and the button says', () => {
    fc.assert(
      fc.property(text, text, (name, call) => {
        const { drawn } = rendered(renderReactCode(search(name, call)))
        expect(drawn).toMatchObject({ tag: 'search-widget', content: [{ tag: 'a', content: [call] }] })
      }),
      { numRuns: 30 },
    )
  })
})

describe('the component for Vue', () => {
  test('holds the element as it is, braces and all', () => {
    const code = renderVueCode(search('*/ --> {{ constructor }}', '{{ 1 + 1 }}'))
    const template = parseMarkup(code.slice(code.indexOf('<template>')))[0]
    expect(template).toMatchObject({ tag: 'template' })
    const held = (template as { content: MarkupNode[] }).content.filter((node) => typeof node !== 'string')
    expect(held).toEqual([
      { remark: expect.stringContaining('*/') },
      {
        ...(element() as object),
        attributes: { 'v-pre': '', 'widget-id': widgetId, style: styleOf('{{ 1 + 1 }}') },
        content: ['\n    ', { tag: 'a', attributes: { href: link }, content: ['{{ 1 + 1 }}'] }, '\n  '],
      },
    ])
  })

  test('brings the script along when it is on the page', () => {
    expect(renderVueCode(search('Harbor & Hill'))).toContain(`const src = '${script}'`)
  })
})

/** Any text, rich in what could break out of it. */
const text = fc.string({
  minLength: 1,
  unit: fc.constantFrom(
    '-',
    '--',
    '>',
    '<',
    '!',
    '"',
    "'",
    '`',
    '&',
    '{',
    '}',
    '*/',
    '\\',
    '\n',
    '\u2028',
    '${',
    'é',
    '🏡',
    'a ',
    '</script>',
  ),
  maxLength: 12,
})

/** Runs the component as a bundler and React would. */
function rendered(code: string) {
  const { code: script } = transformSync(code, { loader: 'jsx', format: 'cjs', jsxFactory: 'draw' })
  const effects: (() => void)[] = []
  const scripts: object[] = []
  const world = {
    module: { exports: {} as { SearchWidget?: () => unknown } },
    require: () => ({ useEffect: (effect: () => void) => effects.push(effect) }),
    draw: (tag: string, attributes: object, ...content: unknown[]) => ({ tag, attributes, content }),
    document: {
      querySelector: () => scripts[0] ?? null,
      createElement: () => ({}),
      head: { append: (script: object) => scripts.push(script) },
    },
  }
  new Function(...Object.keys(world), script)(...Object.values(world))
  const { SearchWidget } = world.module.exports
  const drawn = SearchWidget?.()
  for (const effect of [...effects, ...effects]) effect()
  return { drawn, scripts }
}
