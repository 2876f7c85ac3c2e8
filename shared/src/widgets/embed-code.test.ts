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
const getHeight = (buttonText: string) => getReservedHeight('SEARCH', createWidget('', buttonText).settings)
const getStyle = (buttonText: string) => `display:block;min-height:${getHeight(buttonText)}`

const createWidget = (agencyName: string, buttonText = 'Get my home value'): EmbeddedWidget<'SEARCH'> => ({
  widgetId,
  type: 'SEARCH',
  agencyName,
  origin,
  settings: {
    brandingId: widgetId,
    action: null,
    textBox: { placeholder: '' },
    searchButton: { text: { content: buttonText } },
  },
})

const createElement = (buttonText = 'Get my home value'): MarkupNode => ({
  tag: 'search-widget',
  attributes: { 'widget-id': widgetId, style: getStyle(buttonText) },
  content: [createFallback(buttonText)],
})

/** A drawing with the height of the widget around the link. */
const createFallback = (buttonText: string): MarkupNode => ({
  tag: 'svg',
  attributes: { width: '100%', height: getHeight(buttonText), display: 'block' },
  content: [
    {
      tag: 'foreignObject',
      attributes: { width: '100%', height: '100%' },
      content: [{ tag: 'a', attributes: { href: link }, content: [buttonText] }],
    },
  ],
})

describe('the embed code', () => {
  const names = ['Harbor & Hill', 'Kim’s "Best" Homes', '--> <script>alert(1)</script>', '--!> 🏡', '>', '->', '-', '']
  test.each(names)('is a comment, a script and the element, for the agency name %s', (name) => {
    const [comment, ...rest] = parseMarkup(renderEmbedCode(createWidget(name))).filter((node) => node !== '\n')
    expect(comment).toHaveProperty('comment')
    expect(rest).toEqual([{ tag: 'script', attributes: { async: '', src: script }, content: [] }, createElement()])
  })

  test('starts with the name of the agency', () => {
    expect(renderEmbedCode(createWidget('Harbor & Hill 🏡'))).toMatch(/^<!-- Harbor & Hill 🏡 -->\n/)
  })

  test('has the same structure for any agency name and button text', () => {
    fc.assert(
      fc.property(text, text, (name, buttonText) => {
        const nodes = parseMarkup(renderEmbedCode(createWidget(name, buttonText)))
        expect(nodes.map((node) => (typeof node === 'string' ? node : 'tag' in node ? node.tag : 'comment'))).toEqual([
          'comment',
          '\n',
          'script',
          '\n',
          'search-widget',
        ])
        expect(nodes.at(-1)).toEqual(createElement(buttonText))
      }),
    )
  })

  test('can be pinned to one version of the script by its integrity hash', () => {
    const code = renderEmbedCode(createWidget('Harbor & Hill'), {
      file: 'search-widget-1a2b.js',
      integrity: 'sha384-abc',
    })
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

  test('of a calculator contains its button text', () => {
    const settings = { ...getDefaultTemplate('MORTGAGE_CALC').content, brandingId: widgetId }
    const code = renderEmbedCode({ ...createWidget('Harbor & Hill'), type: 'MORTGAGE_CALC', settings })
    expect(code).toContain(`<mortgage-calculator-widget widget-id="${widgetId}"`)
    expect(code).toContain('>Check my rate</a></foreignObject></svg></mortgage-calculator-widget>')
  })
})

describe('the component for React', () => {
  test('renders the element and loads the script once', () => {
    const { element, scripts } = renderReact(renderReactCode(createWidget('Harbor & Hill', '<b>{Value}</b> "now"')))
    expect(element).toEqual({
      tag: 'search-widget',
      attributes: {
        'widget-id': widgetId,
        style: { display: 'block', minHeight: getReservedHeight('SEARCH', createWidget('').settings) },
      },
      content: [createFallback('<b>{Value}</b> "now"')],
    })
    expect(scripts).toEqual([{ src: script }])
  })

  test('has the same structure for any agency name and button text', () => {
    fc.assert(
      fc.property(text, text, (name, buttonText) => {
        const { element } = renderReact(renderReactCode(createWidget(name, buttonText)))
        expect(element).toMatchObject({ tag: 'search-widget', content: [createFallback(buttonText)] })
      }),
      { numRuns: 30 },
    )
  })
})

describe('the component for Vue', () => {
  test('contains the element unchanged, including braces in the text', () => {
    const code = renderVueCode(createWidget('*/ --> {{ constructor }}', '{{ 1 + 1 }}'))
    const template = parseMarkup(code.slice(code.indexOf('<template>')))[0]
    expect(template).toMatchObject({ tag: 'template' })
    const children = (template as { content: MarkupNode[] }).content.filter((node) => typeof node !== 'string')
    expect(children).toEqual([
      { comment: expect.stringContaining('*/') },
      {
        ...(createElement() as object),
        attributes: { 'v-pre': '', 'widget-id': widgetId, style: getStyle('{{ 1 + 1 }}') },
        content: ['\n    ', createFallback('{{ 1 + 1 }}'), '\n  '],
      },
    ])
  })

  test('loads the script on mount', () => {
    expect(renderVueCode(createWidget('Harbor & Hill'))).toContain(`const src = '${script}'`)
  })
})

/** Texts with many characters that could break out of markup or code. */
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

/** Compiles and runs the component with a stub of React, and runs its effects twice. */
function renderReact(code: string) {
  const { code: script } = transformSync(code, { loader: 'jsx', format: 'cjs', jsxFactory: 'createElement' })
  const effects: (() => void)[] = []
  const scripts: object[] = []
  const scope = {
    module: { exports: {} as { SearchWidget?: () => unknown } },
    require: () => ({ useEffect: (effect: () => void) => effects.push(effect) }),
    createElement: (tag: string, attributes: object, ...content: unknown[]) => ({ tag, attributes, content }),
    document: {
      querySelector: () => scripts[0] ?? null,
      createElement: () => ({}),
      head: { append: (script: object) => scripts.push(script) },
    },
  }
  new Function(...Object.keys(scope), script)(...Object.values(scope))
  const { SearchWidget } = scope.module.exports
  const element = SearchWidget?.()
  for (const effect of [...effects, ...effects]) effect()
  return { element, scripts }
}
