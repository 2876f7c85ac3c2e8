import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import { moduleTypes } from '@gable/shared/contact-dashboard/module-type.ts'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { createModule, createPage, renderPage, toText } from './testing/render-sample.ts'

test('the owner is greeted at their home', () => {
  const text = toText(renderPage(createPage({ owner: { ...createPage().owner, firstName: 'Margaret' } })))
  expect(text).toContain('Hi Margaret, 42 Maple Street Portland, ME 04101')
  expect(renderPage(createPage())).toContain('<title>Your home at 42 Maple Street</title>')
})

test('the logo is loaded in the smallest width that is enough', () => {
  const { brand } = createPage()
  const logo = { url: '/media/account/logo.png', width: 840, height: 210 }
  const html = renderPage(createPage({ brand: { ...brand, logo }, logoWidths: [320, 840] }))
  expect(html).toContain('srcset="/media/account/logo-320.webp 320w, /media/account/logo.png 840w" sizes="176px"')
  expect(renderPage(createPage({ brand: { ...brand, logo } }))).toContain(
    '<img sizes="176px" src="/media/account/logo.png"',
  )
})

test('the page names its modules in links, in the order of the agency', () => {
  const modules = [createModule('HOME_DETAILS'), createModule('HOME_ESTIMATE', { name: 'My value' })]
  const html = renderPage(createPage({ modules }))
  expect(html).toContain('<a href="#module-HOME_DETAILS">Home Details</a>')
  expect(html.indexOf('id="module-HOME_DETAILS"')).toBeLessThan(html.indexOf('id="module-HOME_ESTIMATE"'))
  expect(html).toContain('>My value</a>')
})

test('default names that speak to agents are words for owners', () => {
  const modules = [createModule('PRIMARY_CTA'), createModule('CTA'), createModule('HTML'), createModule('VIDEO')]
  const text = toText(renderPage(createPage({ modules })))
  expect(text).toContain('Sell my home Questions More information Video ')
})

test('other homes are links to their own pages', () => {
  const html = renderPage(createPage({ otherHomes: [{ address: '9 Lake Road, Naples, ME', code: 'OTHERCODE' }] }))
  expect(html).toContain('<a href="/d/OTHERCODE?lang=en">9 Lake Road, Naples, ME</a>')
  expect(renderPage(createPage())).not.toContain('Your other homes')
})

test('what changed since the last visit is said in at most three lines', () => {
  const text = toText(
    renderPage(
      createPage({
        changes: [
          { kind: 'OFFER', count: 1 },
          { kind: 'VALUE', from: 316_000, to: 320_000, provider: 'CORELOGIC' },
          { kind: 'SOLD_NEARBY', count: 2 },
          { kind: 'RATE', from: 6.5, to: 6.25 },
        ],
      }),
    ),
  )
  expect(text).toContain('Since you were here You have a new offer.')
  expect(text).toContain('CoreLogic changed its estimate of your home from $316,000 to $320,000.')
  expect(text).toContain('2 homes near you were sold.')
  expect(text).not.toContain('6.25%')
  expect(toText(renderPage(createPage()))).not.toContain('Since you were here')
})

test('a photo of the home is shown only from our own site', () => {
  const { home } = createPage()
  const render = (images: string[]) => renderPage(createPage({ home: { ...home, images } }))
  expect(render(['https://elsewhere.test/a.jpg', '/media/home.webp'])).toContain('src="/media/home.webp"')
  expect(render(['https://elsewhere.test/a.jpg', '//elsewhere.test/a.jpg'])).not.toContain('elsewhere')
})

test('the foot of the page stops emails and erases data by forms, which mail scanners do not send', () => {
  const html = renderPage(createPage())
  expect(html).toContain('<form method="post" action="/d/ABCDEFGH23456789/unsubscribe">')
  expect(html).toContain('<form method="post" action="/d/ABCDEFGH23456789/erase">')
  const { owner } = createPage()
  const stopped = renderPage(createPage({ owner: { ...owner, isUnsubscribed: true } }))
  expect(stopped).not.toContain('/unsubscribe"')
  expect(toText(stopped)).toContain('Emails are stopped')
})

test('the page is offered in the other language', () => {
  expect(renderPage(createPage())).toContain('href="/d/ABCDEFGH23456789?lang=es"')
  const spanish = renderPage(createPage({ language: 'es' }))
  expect(spanish).toContain('<html lang="es">')
  expect(spanish).toContain('href="/d/ABCDEFGH23456789?lang=en"')
  expect(toText(spanish)).toContain('Hola Alex:')
  expect(toText(spanish)).toContain('¿Cómo le gustaría vender?')
})

test('a page without modules says so, to the owner and to the agent', () => {
  expect(toText(renderPage(createPage({ modules: [] })))).toContain('Harbor & Pine is still preparing this page.')
  const preview = renderPage(createPage({ modules: [], code: '', isPreview: true }))
  expect(toText(preview)).toContain('No module is displayed. Display one to see it here.')
})

test('a preview leads nowhere', () => {
  const html = renderPage(createPage({ code: '', isPreview: true }))
  expect(html).not.toMatch(/(href|action)="\/d\//)
})

test('text that an agent or a provider wrote stays text', () => {
  const hostile = `</script></style><img src=x onerror="alert(1)">'"&`
  const poison = (value: unknown): unknown => {
    if (typeof value === 'string') return hostile
    if (Array.isArray(value)) return value.map(poison)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fixed.has(key) ? part : poison(part)]))
  }
  // Validated on the server: providers, actions and code of its own.
  const fixed = new Set(['provider', 'actionType', 'type', 'leadType', 'buttonType', 'mortgageRateMode', 'htmlCode'])
  const modules = moduleTypes.map((type) => ({
    ...createModule(type),
    settings: { ...defaultSettings[type], ...(poison(defaultSettings[type]) as object) },
  })) as ReturnType<typeof createModule>[]
  const page = createPage()
  const html = renderPage({
    ...page,
    modules,
    owner: { ...page.owner, firstName: hostile },
    home: { ...page.home, address: { ...page.home.address, street: hostile, city: hostile, county: hostile } },
    otherHomes: [{ address: hostile, code: 'CODE' }],
  })
  expect(html).not.toContain('<img src=x')
  expect(html).not.toMatch(/<[^>]*\sonerror=/i)
  expect(html).not.toMatch(/href="javascript:/i)
})

test('the whole page with all modules is at most 30 kB', async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('dashboard-page.css', import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
  })
  const html = renderPage(createPage(), outputFiles[0]?.text)
  // Brotli, which browsers get, is smaller still.
  const compressed = new Blob([html]).stream().pipeThrough(new CompressionStream('gzip'))
  expect((await new Response(compressed).arrayBuffer()).byteLength).toBeLessThanOrEqual(30_000)
})
